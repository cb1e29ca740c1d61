; ModuleID = 'rust_debug_order_safe.7c8ccdd9256cd89e-cgu.0'
source_filename = "rust_debug_order_safe.7c8ccdd9256cd89e-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_6e3ba3c3c4aca4cb9cd258e29c878fb4 = private unnamed_addr constant [23 x i8] c"assertion failed: a < b", align 1
@alloc_ed5a2cc48a6126aa8ea02a4e6b6d87b9 = private unnamed_addr constant [25 x i8] c"rust_debug_order_safe.rs\00", align 1
@alloc_abf228856523f8d3320f8375d71b393e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ed5a2cc48a6126aa8ea02a4e6b6d87b9, [16 x i8] c"\18\00\00\00\00\00\00\00\0F\00\00\00\1B\00\00\00" }>, align 8
@alloc_4999289d4a58d32a6cf4ade9f7db590f = private unnamed_addr constant [24 x i8] c"assertion failed: a == b", align 1
@alloc_df499dd1ec373590baca347ca49994d4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ed5a2cc48a6126aa8ea02a4e6b6d87b9, [16 x i8] c"\18\00\00\00\00\00\00\00\10\00\00\00\1C\00\00\00" }>, align 8
@alloc_56a0473e2b33f04bd23587d92d14ec33 = private unnamed_addr constant [23 x i8] c"assertion failed: a > b", align 1
@alloc_92e1f176216f863d083667bbffcb0563 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ed5a2cc48a6126aa8ea02a4e6b6d87b9, [16 x i8] c"\18\00\00\00\00\00\00\00\11\00\00\00\1E\00\00\00" }>, align 8
@alloc_3992b4c0e9fc2ae8277150d599297e37 = private unnamed_addr constant [31 x i8] c"assertion failed: a.max(b) >= a", align 1
@alloc_5487c5a456e4df85035075fedc5c2f57 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ed5a2cc48a6126aa8ea02a4e6b6d87b9, [16 x i8] c"\18\00\00\00\00\00\00\00\13\00\00\00\05\00\00\00" }>, align 8
@vtable.0 = private constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h1a5135c23402e8ceE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17haa5fde458d6c9b88E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17haa5fde458d6c9b88E" }>, align 8, !dbg !0
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_debug_order_safe::int
; Function Attrs: nonlazybind uwtable
define internal i32 @_ZN21rust_debug_order_safe3int17h1b26e2738a067017E() unnamed_addr #0 !dbg !42 {
start:
  %_0 = call i32 @__VERIFIER_nondet_int() #7, !dbg !48
  ret i32 %_0, !dbg !49
}

; rust_debug_order_safe::main
; Function Attrs: nonlazybind uwtable
define hidden void @_ZN21rust_debug_order_safe4main17ha33ad747cf70a926E() unnamed_addr #0 !dbg !50 {
start:
  %b = alloca [4 x i8], align 4
  %a = alloca [4 x i8], align 4
    #dbg_declare(ptr %a, !52, !DIExpression(), !55)
    #dbg_declare(ptr %b, !54, !DIExpression(), !56)
; call rust_debug_order_safe::int
  %_4 = call i32 @_ZN21rust_debug_order_safe3int17h1b26e2738a067017E(), !dbg !57
; call rust_debug_order_safe::int
  %_5 = call i32 @_ZN21rust_debug_order_safe3int17h1b26e2738a067017E(), !dbg !58
  store i32 %_4, ptr %a, align 4, !dbg !59
  store i32 %_5, ptr %b, align 4, !dbg !60
; call core::cmp::impls::<impl core::cmp::Ord for i32>::cmp
  %_6 = call i8 @"_ZN4core3cmp5impls48_$LT$impl$u20$core..cmp..Ord$u20$for$u20$i32$GT$3cmp17h28939bd4a87497deE"(ptr align 4 %a, ptr align 4 %b) #8, !dbg !61
  switch i8 %_6, label %bb4 [
    i8 -1, label %bb7
    i8 0, label %bb6
    i8 1, label %bb5
  ], !dbg !62

bb4:                                              ; preds = %start
  unreachable, !dbg !63

bb7:                                              ; preds = %start
  %0 = load i32, ptr %a, align 4, !dbg !64
  %1 = load i32, ptr %b, align 4, !dbg !64
  %_10 = icmp slt i32 %0, %1, !dbg !64
  br i1 %_10, label %bb11, label %bb8, !dbg !64

bb6:                                              ; preds = %start
  %2 = load i32, ptr %a, align 4, !dbg !65
  %3 = load i32, ptr %b, align 4, !dbg !65
  %_12 = icmp eq i32 %2, %3, !dbg !65
  br i1 %_12, label %bb11, label %bb9, !dbg !65

bb5:                                              ; preds = %start
  %4 = load i32, ptr %a, align 4, !dbg !66
  %5 = load i32, ptr %b, align 4, !dbg !66
  %_14 = icmp sgt i32 %4, %5, !dbg !66
  br i1 %_14, label %bb11, label %bb10, !dbg !66

bb8:                                              ; preds = %bb7
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_6e3ba3c3c4aca4cb9cd258e29c878fb4, i64 23, ptr align 8 @alloc_abf228856523f8d3320f8375d71b393e) #9, !dbg !67
  unreachable, !dbg !67

bb11:                                             ; preds = %bb5, %bb6, %bb7
  %6 = load i32, ptr %a, align 4, !dbg !68
  %7 = load i32, ptr %b, align 4, !dbg !68
; call core::cmp::Ord::max
  %_17 = call i32 @_ZN4core3cmp3Ord3max17h03fa290b0e6ce0daE(i32 %6, i32 %7) #8, !dbg !69
  %8 = load i32, ptr %a, align 4, !dbg !68
  %_16 = icmp sge i32 %_17, %8, !dbg !68
  br i1 %_16, label %bb13, label %bb14, !dbg !68

bb9:                                              ; preds = %bb6
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_4999289d4a58d32a6cf4ade9f7db590f, i64 24, ptr align 8 @alloc_df499dd1ec373590baca347ca49994d4) #9, !dbg !70
  unreachable, !dbg !70

bb10:                                             ; preds = %bb5
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_56a0473e2b33f04bd23587d92d14ec33, i64 23, ptr align 8 @alloc_92e1f176216f863d083667bbffcb0563) #9, !dbg !71
  unreachable, !dbg !71

bb14:                                             ; preds = %bb11
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_3992b4c0e9fc2ae8277150d599297e37, i64 31, ptr align 8 @alloc_5487c5a456e4df85035075fedc5c2f57) #9, !dbg !72
  unreachable, !dbg !72

bb13:                                             ; preds = %bb11
  ret void, !dbg !73
}

; std::rt::lang_start
; Function Attrs: nonlazybind uwtable
define hidden i64 @_ZN3std2rt10lang_start17h9d91b6039a2dffb6E(ptr %main, i64 %argc, ptr %argv, i8 %sigpipe) unnamed_addr #0 !dbg !74 {
start:
  %sigpipe.dbg.spill = alloca [1 x i8], align 1
  %argv.dbg.spill = alloca [8 x i8], align 8
  %argc.dbg.spill = alloca [8 x i8], align 8
  %main.dbg.spill = alloca [8 x i8], align 8
  %_7 = alloca [8 x i8], align 8
  store ptr %main, ptr %main.dbg.spill, align 8
    #dbg_declare(ptr %main.dbg.spill, !83, !DIExpression(), !89)
  store i64 %argc, ptr %argc.dbg.spill, align 8
    #dbg_declare(ptr %argc.dbg.spill, !84, !DIExpression(), !90)
  store ptr %argv, ptr %argv.dbg.spill, align 8
    #dbg_declare(ptr %argv.dbg.spill, !85, !DIExpression(), !91)
  store i8 %sigpipe, ptr %sigpipe.dbg.spill, align 1
    #dbg_declare(ptr %sigpipe.dbg.spill, !86, !DIExpression(), !92)
  store ptr %main, ptr %_7, align 8, !dbg !93
; call std::rt::lang_start_internal
  %_0 = call i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1 %_7, ptr align 8 @vtable.0, i64 %argc, ptr %argv, i8 %sigpipe), !dbg !94
  ret i64 %_0, !dbg !95
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17haa5fde458d6c9b88E"(ptr align 8 %_1) unnamed_addr #1 !dbg !96 {
start:
  %self.dbg.spill = alloca [1 x i8], align 1
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !101, !DIExpression(DW_OP_deref), !102)
  %_4 = load ptr, ptr %_1, align 8, !dbg !103
; call std::sys::backtrace::__rust_begin_short_backtrace
  call void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h2464e1882fc05c38E(ptr %_4) #10, !dbg !104
; call <() as std::process::Termination>::report
  %self = call i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17hfb9de5fb6dcd8094E"() #8, !dbg !105
  store i8 %self, ptr %self.dbg.spill, align 1, !dbg !105
    #dbg_declare(ptr %self.dbg.spill, !106, !DIExpression(), !124)
  %_0 = zext i8 %self to i32, !dbg !126
  ret i32 %_0, !dbg !134
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nonlazybind uwtable
define internal void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h2464e1882fc05c38E(ptr %f) unnamed_addr #2 !dbg !135 {
start:
  %dummy.dbg.spill = alloca [0 x i8], align 1
  %f.dbg.spill = alloca [8 x i8], align 8
  %result.dbg.spill = alloca [0 x i8], align 1
    #dbg_declare(ptr %result.dbg.spill, !142, !DIExpression(), !146)
  store ptr %f, ptr %f.dbg.spill, align 8
    #dbg_declare(ptr %f.dbg.spill, !141, !DIExpression(), !147)
    #dbg_declare(ptr %dummy.dbg.spill, !148, !DIExpression(), !155)
; call core::ops::function::FnOnce::call_once
  call void @_ZN4core3ops8function6FnOnce9call_once17h770953941738fa34E(ptr %f) #8, !dbg !157
  call void asm sideeffect "", "~{memory}"(), !dbg !158, !srcloc !159
  ret void, !dbg !160
}

; core::cmp::Ord::max
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @_ZN4core3cmp3Ord3max17h03fa290b0e6ce0daE(i32 %0, i32 %1) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !161 {
start:
  %other.dbg.spill.i = alloca [8 x i8], align 8
  %self.dbg.spill.i = alloca [8 x i8], align 8
  %2 = alloca [16 x i8], align 8
  %_6 = alloca [1 x i8], align 1
  %_0 = alloca [4 x i8], align 4
  %other = alloca [4 x i8], align 4
  %self = alloca [4 x i8], align 4
  store i32 %0, ptr %self, align 4
  store i32 %1, ptr %other, align 4
    #dbg_declare(ptr %self, !167, !DIExpression(), !171)
    #dbg_declare(ptr %other, !168, !DIExpression(), !172)
  store i8 1, ptr %_6, align 1, !dbg !173
  store ptr %other, ptr %self.dbg.spill.i, align 8
    #dbg_declare(ptr %self.dbg.spill.i, !174, !DIExpression(), !184)
  store ptr %self, ptr %other.dbg.spill.i, align 8
    #dbg_declare(ptr %other.dbg.spill.i, !183, !DIExpression(), !186)
  %_3.i = load i32, ptr %other, align 4, !dbg !187
  %_4.i = load i32, ptr %self, align 4, !dbg !188
  %_0.i = icmp slt i32 %_3.i, %_4.i, !dbg !187
  br label %bb1, !dbg !189

bb5:                                              ; preds = %cleanup
  br label %bb8, !dbg !190

cleanup:                                          ; No predecessors!
  %3 = landingpad { ptr, i32 }
          cleanup
  %4 = extractvalue { ptr, i32 } %3, 0
  %5 = extractvalue { ptr, i32 } %3, 1
  store ptr %4, ptr %2, align 8
  %6 = getelementptr inbounds i8, ptr %2, i64 8
  store i32 %5, ptr %6, align 8
  br label %bb5

bb1:                                              ; preds = %start
  br i1 %_0.i, label %bb2, label %bb3, !dbg !173

bb3:                                              ; preds = %bb1
  %7 = load i32, ptr %other, align 4, !dbg !191
  store i32 %7, ptr %_0, align 4, !dbg !191
  br label %bb4, !dbg !190

bb2:                                              ; preds = %bb1
  store i8 0, ptr %_6, align 1, !dbg !192
  %8 = load i32, ptr %self, align 4, !dbg !192
  store i32 %8, ptr %_0, align 4, !dbg !192
  br label %bb4, !dbg !190

bb4:                                              ; preds = %bb2, %bb3
  %9 = load i32, ptr %_0, align 4, !dbg !193
  ret i32 %9, !dbg !193

bb8:                                              ; preds = %bb5
  %10 = load i8, ptr %_6, align 1, !dbg !190
  %11 = trunc nuw i8 %10 to i1, !dbg !190
  br i1 %11, label %bb7, label %bb6, !dbg !190

bb6:                                              ; preds = %bb7, %bb8
  %12 = load ptr, ptr %2, align 8, !dbg !194
  %13 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !194
  %14 = load i32, ptr %13, align 8, !dbg !194
  %15 = insertvalue { ptr, i32 } poison, ptr %12, 0, !dbg !194
  %16 = insertvalue { ptr, i32 } %15, i32 %14, 1, !dbg !194
  resume { ptr, i32 } %16, !dbg !194

bb7:                                              ; preds = %bb8
  br label %bb6, !dbg !190
}

; core::cmp::impls::<impl core::cmp::Ord for i32>::cmp
; Function Attrs: inlinehint nonlazybind uwtable
define internal i8 @"_ZN4core3cmp5impls48_$LT$impl$u20$core..cmp..Ord$u20$for$u20$i32$GT$3cmp17h28939bd4a87497deE"(ptr align 4 %self, ptr align 4 %other) unnamed_addr #1 !dbg !195 {
start:
  %other.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !200, !DIExpression(), !202)
  store ptr %other, ptr %other.dbg.spill, align 8
    #dbg_declare(ptr %other.dbg.spill, !201, !DIExpression(), !203)
  %_3 = load i32, ptr %self, align 4, !dbg !204
  %_4 = load i32, ptr %other, align 4, !dbg !205
  %_0 = call i8 @llvm.scmp.i8.i32(i32 %_3, i32 %_4), !dbg !206
  ret i8 %_0, !dbg !207
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h1a5135c23402e8ceE"(ptr %_1) unnamed_addr #1 !dbg !208 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !217, !DIExpression(), !222)
    #dbg_declare(ptr %_2, !218, !DIExpression(), !222)
  %0 = load ptr, ptr %_1, align 8, !dbg !222
; call core::ops::function::FnOnce::call_once
  %_0 = call i32 @_ZN4core3ops8function6FnOnce9call_once17h71b225b1245c8f6bE(ptr %0) #8, !dbg !222
  ret i32 %_0, !dbg !222
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @_ZN4core3ops8function6FnOnce9call_once17h71b225b1245c8f6bE(ptr %0) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !223 {
start:
  %1 = alloca [16 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  %_1 = alloca [8 x i8], align 8
  store ptr %0, ptr %_1, align 8
    #dbg_declare(ptr %_1, !227, !DIExpression(), !229)
    #dbg_declare(ptr %_2, !228, !DIExpression(), !229)
; invoke std::rt::lang_start::{{closure}}
  %_0 = invoke i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17haa5fde458d6c9b88E"(ptr align 8 %_1)
          to label %bb1 unwind label %cleanup, !dbg !229

bb3:                                              ; preds = %cleanup
  %2 = load ptr, ptr %1, align 8, !dbg !229
  %3 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !229
  %4 = load i32, ptr %3, align 8, !dbg !229
  %5 = insertvalue { ptr, i32 } poison, ptr %2, 0, !dbg !229
  %6 = insertvalue { ptr, i32 } %5, i32 %4, 1, !dbg !229
  resume { ptr, i32 } %6, !dbg !229

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
  ret i32 %_0, !dbg !229
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @_ZN4core3ops8function6FnOnce9call_once17h770953941738fa34E(ptr %_1) unnamed_addr #1 !dbg !230 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !232, !DIExpression(), !236)
    #dbg_declare(ptr %_2, !233, !DIExpression(), !236)
  call void %_1(), !dbg !236
  ret void, !dbg !236
}

; <() as std::process::Termination>::report
; Function Attrs: inlinehint nonlazybind uwtable
define internal i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17hfb9de5fb6dcd8094E"() unnamed_addr #1 !dbg !237 {
start:
  %_1.dbg.spill = alloca [0 x i8], align 1
    #dbg_declare(ptr %_1.dbg.spill, !242, !DIExpression(), !243)
  ret i8 0, !dbg !244
}

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @__VERIFIER_nondet_int() unnamed_addr #3

; core::panicking::panic
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1, i64, ptr align 8) unnamed_addr #4

; std::rt::lang_start_internal
; Function Attrs: nonlazybind uwtable
declare i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1, ptr align 8, i64, ptr, i8) unnamed_addr #0

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @rust_eh_personality(i32, i32, i64, ptr, ptr) unnamed_addr #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.scmp.i8.i32(i32, i32) #5

; Function Attrs: nonlazybind
define i32 @main(i32 %0, ptr %1) unnamed_addr #6 {
top:
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
; call std::rt::lang_start
  %4 = call i64 @_ZN3std2rt10lang_start17h9d91b6039a2dffb6E(ptr @_ZN21rust_debug_order_safe4main17ha33ad747cf70a926E, i64 %3, ptr %1, i8 0)
  %5 = trunc i64 %4 to i32
  ret i32 %5
}

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { noinline nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nonlazybind "target-cpu"="x86-64" }
attributes #7 = { nounwind }
attributes #8 = { inlinehint }
attributes #9 = { noinline noreturn }
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
!30 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !31, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !32, globals: !41, splitDebugInlining: false, nameTableKind: None)
!31 = !DIFile(filename: "rust_debug_order_safe.rs/@/rust_debug_order_safe.7c8ccdd9256cd89e-cgu.0", directory: ".")
!32 = !{!33}
!33 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Ordering", scope: !34, file: !2, baseType: !36, size: 8, align: 8, flags: DIFlagEnumClass, elements: !37)
!34 = !DINamespace(name: "cmp", scope: !35)
!35 = !DINamespace(name: "core", scope: null)
!36 = !DIBasicType(name: "i8", size: 8, encoding: DW_ATE_signed)
!37 = !{!38, !39, !40}
!38 = !DIEnumerator(name: "Less", value: -1)
!39 = !DIEnumerator(name: "Equal", value: 0)
!40 = !DIEnumerator(name: "Greater", value: 1)
!41 = !{!0}
!42 = distinct !DISubprogram(name: "int", linkageName: "_ZN21rust_debug_order_safe3int17h1b26e2738a067017E", scope: !44, file: !43, line: 6, type: !45, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23)
!43 = !DIFile(filename: "rust_debug_order_safe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "c4638c3f7e8d133949495f2953ed3fae")
!44 = !DINamespace(name: "rust_debug_order_safe", scope: null)
!45 = !DISubroutineType(types: !46)
!46 = !{!47}
!47 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!48 = !DILocation(line: 7, column: 14, scope: !42)
!49 = !DILocation(line: 8, column: 2, scope: !42)
!50 = distinct !DISubprogram(name: "main", linkageName: "_ZN21rust_debug_order_safe4main17ha33ad747cf70a926E", scope: !44, file: !43, line: 12, type: !21, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagMainSubprogram, unit: !30, templateParams: !23, retainedNodes: !51)
!51 = !{!52, !54}
!52 = !DILocalVariable(name: "a", scope: !53, file: !43, line: 13, type: !47, align: 32)
!53 = distinct !DILexicalBlock(scope: !50, file: !43, line: 13, column: 5)
!54 = !DILocalVariable(name: "b", scope: !53, file: !43, line: 13, type: !47, align: 32)
!55 = !DILocation(line: 13, column: 10, scope: !53)
!56 = !DILocation(line: 13, column: 13, scope: !53)
!57 = !DILocation(line: 13, column: 19, scope: !50)
!58 = !DILocation(line: 13, column: 26, scope: !50)
!59 = !DILocation(line: 13, column: 10, scope: !50)
!60 = !DILocation(line: 13, column: 13, scope: !50)
!61 = !DILocation(line: 14, column: 13, scope: !53)
!62 = !DILocation(line: 14, column: 5, scope: !53)
!63 = !DILocation(line: 14, column: 11, scope: !53)
!64 = !DILocation(line: 15, column: 35, scope: !53)
!65 = !DILocation(line: 16, column: 36, scope: !53)
!66 = !DILocation(line: 17, column: 38, scope: !53)
!67 = !DILocation(line: 15, column: 27, scope: !53)
!68 = !DILocation(line: 19, column: 13, scope: !53)
!69 = !DILocation(line: 19, column: 15, scope: !53)
!70 = !DILocation(line: 16, column: 28, scope: !53)
!71 = !DILocation(line: 17, column: 30, scope: !53)
!72 = !DILocation(line: 19, column: 5, scope: !53)
!73 = !DILocation(line: 20, column: 2, scope: !50)
!74 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17h9d91b6039a2dffb6E", scope: !16, file: !75, line: 199, type: !76, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !87, retainedNodes: !82)
!75 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!76 = !DISubroutineType(types: !77)
!77 = !{!78, !20, !78, !79, !81}
!78 = !DIBasicType(name: "isize", size: 64, encoding: DW_ATE_signed)
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const *const u8", baseType: !80, size: 64, align: 64, dwarfAddressSpace: 0)
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const u8", baseType: !81, size: 64, align: 64, dwarfAddressSpace: 0)
!81 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!82 = !{!83, !84, !85, !86}
!83 = !DILocalVariable(name: "main", arg: 1, scope: !74, file: !75, line: 200, type: !20)
!84 = !DILocalVariable(name: "argc", arg: 2, scope: !74, file: !75, line: 201, type: !78)
!85 = !DILocalVariable(name: "argv", arg: 3, scope: !74, file: !75, line: 202, type: !79)
!86 = !DILocalVariable(name: "sigpipe", arg: 4, scope: !74, file: !75, line: 203, type: !81)
!87 = !{!88}
!88 = !DITemplateTypeParameter(name: "T", type: !7)
!89 = !DILocation(line: 200, column: 5, scope: !74)
!90 = !DILocation(line: 201, column: 5, scope: !74)
!91 = !DILocation(line: 202, column: 5, scope: !74)
!92 = !DILocation(line: 203, column: 5, scope: !74)
!93 = !DILocation(line: 206, column: 10, scope: !74)
!94 = !DILocation(line: 205, column: 5, scope: !74)
!95 = !DILocation(line: 211, column: 2, scope: !74)
!96 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17haa5fde458d6c9b88E", scope: !15, file: !75, line: 206, type: !97, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !87, retainedNodes: !100)
!97 = !DISubroutineType(types: !98)
!98 = !{!47, !99}
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::rt::lang_start::{closure_env#0}<()>", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!100 = !{!101}
!101 = !DILocalVariable(name: "main", scope: !96, file: !75, line: 200, type: !20, align: 64)
!102 = !DILocation(line: 200, column: 5, scope: !96)
!103 = !DILocation(line: 206, column: 70, scope: !96)
!104 = !DILocation(line: 206, column: 18, scope: !96)
!105 = !DILocation(line: 206, column: 76, scope: !96)
!106 = !DILocalVariable(name: "self", arg: 1, scope: !107, file: !108, line: 2183, type: !109)
!107 = distinct !DISubprogram(name: "to_i32", linkageName: "_ZN3std7process8ExitCode6to_i3217ha5ba6acad76486c4E", scope: !109, file: !108, line: 2183, type: !120, scopeLine: 2183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !122, retainedNodes: !123)
!108 = !DIFile(filename: "library/std/src/process.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "dfe9b5e7c082bd83c1ad09dca134fe2e")
!109 = !DICompositeType(tag: DW_TAG_structure_type, name: "ExitCode", scope: !110, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !111, templateParams: !23, identifier: "d3c48e161624474ef134d5bb5b7f6263")
!110 = !DINamespace(name: "process", scope: !17)
!111 = !{!112}
!112 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !109, file: !2, baseType: !113, size: 8, align: 8, flags: DIFlagPrivate)
!113 = !DICompositeType(tag: DW_TAG_structure_type, name: "ExitCode", scope: !114, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !118, templateParams: !23, identifier: "1dc7ea73d61d57934d44e587e722564d")
!114 = !DINamespace(name: "common", scope: !115)
!115 = !DINamespace(name: "unix", scope: !116)
!116 = !DINamespace(name: "process", scope: !117)
!117 = !DINamespace(name: "sys", scope: !17)
!118 = !{!119}
!119 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !113, file: !2, baseType: !81, size: 8, align: 8, flags: DIFlagPrivate)
!120 = !DISubroutineType(types: !121)
!121 = !{!47, !109}
!122 = !DISubprogram(name: "to_i32", linkageName: "_ZN3std7process8ExitCode6to_i3217ha5ba6acad76486c4E", scope: !109, file: !108, line: 2183, type: !120, scopeLine: 2183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!123 = !{!106}
!124 = !DILocation(line: 2183, column: 19, scope: !107, inlinedAt: !125)
!125 = !DILocation(line: 206, column: 85, scope: !96)
!126 = !DILocation(line: 588, column: 9, scope: !127, inlinedAt: !133)
!127 = distinct !DISubprogram(name: "as_i32", linkageName: "_ZN3std3sys7process4unix6common8ExitCode6as_i3217hcb236484a5863ef0E", scope: !113, file: !128, line: 587, type: !129, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !132)
!128 = !DIFile(filename: "library/std/src/sys/process/unix/common.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "30ad2f25ab170a75b6ebf3a9d367d220")
!129 = !DISubroutineType(types: !130)
!130 = !{!47, !131}
!131 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::sys::process::unix::common::ExitCode", baseType: !113, size: 64, align: 64, dwarfAddressSpace: 0)
!132 = !DISubprogram(name: "as_i32", linkageName: "_ZN3std3sys7process4unix6common8ExitCode6as_i3217hcb236484a5863ef0E", scope: !113, file: !128, line: 587, type: !129, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!133 = !DILocation(line: 2184, column: 16, scope: !107, inlinedAt: !125)
!134 = !DILocation(line: 206, column: 93, scope: !96)
!135 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h2464e1882fc05c38E", scope: !137, file: !136, line: 162, type: !138, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !144, retainedNodes: !140)
!136 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!137 = !DINamespace(name: "backtrace", scope: !117)
!138 = !DISubroutineType(types: !139)
!139 = !{null, !20}
!140 = !{!141, !142}
!141 = !DILocalVariable(name: "f", arg: 1, scope: !135, file: !136, line: 162, type: !20)
!142 = !DILocalVariable(name: "result", scope: !143, file: !136, line: 166, type: !7, align: 8)
!143 = distinct !DILexicalBlock(scope: !135, file: !136, line: 166, column: 5)
!144 = !{!145, !88}
!145 = !DITemplateTypeParameter(name: "F", type: !20)
!146 = !DILocation(line: 166, column: 9, scope: !143)
!147 = !DILocation(line: 162, column: 43, scope: !135)
!148 = !DILocalVariable(name: "dummy", scope: !149, file: !150, line: 490, type: !7, align: 8)
!149 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17h04828bb17dcaee8dE", scope: !151, file: !150, line: 490, type: !152, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !87, retainedNodes: !154)
!150 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!151 = !DINamespace(name: "hint", scope: !35)
!152 = !DISubroutineType(types: !153)
!153 = !{null, !7}
!154 = !{!148}
!155 = !DILocation(line: 490, column: 27, scope: !149, inlinedAt: !156)
!156 = !DILocation(line: 169, column: 5, scope: !143)
!157 = !DILocation(line: 166, column: 18, scope: !135)
!158 = !DILocation(line: 491, column: 5, scope: !149, inlinedAt: !156)
!159 = !{i64 7330946535263058}
!160 = !DILocation(line: 172, column: 2, scope: !135)
!161 = distinct !DISubprogram(name: "max<i32>", linkageName: "_ZN4core3cmp3Ord3max17h03fa290b0e6ce0daE", scope: !163, file: !162, line: 1033, type: !164, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !169, retainedNodes: !166)
!162 = !DIFile(filename: "library/core/src/cmp.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "9b875f3ee90b4abbf50efdba3db39504")
!163 = !DINamespace(name: "Ord", scope: !34)
!164 = !DISubroutineType(types: !165)
!165 = !{!47, !47, !47}
!166 = !{!167, !168}
!167 = !DILocalVariable(name: "self", arg: 1, scope: !161, file: !162, line: 1033, type: !47)
!168 = !DILocalVariable(name: "other", arg: 2, scope: !161, file: !162, line: 1033, type: !47)
!169 = !{!170}
!170 = !DITemplateTypeParameter(name: "Self", type: !47)
!171 = !DILocation(line: 1033, column: 12, scope: !161)
!172 = !DILocation(line: 1033, column: 18, scope: !161)
!173 = !DILocation(line: 1037, column: 12, scope: !161)
!174 = !DILocalVariable(name: "self", arg: 1, scope: !175, file: !162, line: 1916, type: !181)
!175 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs1c_NtNtCsgEmfK2I1SDS_4core3cmp5implslNtB8_10PartialOrd2lt", scope: !176, file: !162, line: 1916, type: !178, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !182)
!176 = !DINamespace(name: "{impl#76}", scope: !177)
!177 = !DINamespace(name: "impls", scope: !34)
!178 = !DISubroutineType(types: !179)
!179 = !{!180, !181, !181}
!180 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!181 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&i32", baseType: !47, size: 64, align: 64, dwarfAddressSpace: 0)
!182 = !{!174, !183}
!183 = !DILocalVariable(name: "other", arg: 2, scope: !175, file: !162, line: 1916, type: !181)
!184 = !DILocation(line: 1916, column: 19, scope: !175, inlinedAt: !185)
!185 = distinct !DILocation(line: 1037, column: 12, scope: !161)
!186 = !DILocation(line: 1916, column: 26, scope: !175, inlinedAt: !185)
!187 = !DILocation(line: 1916, column: 50, scope: !175, inlinedAt: !185)
!188 = !DILocation(line: 1916, column: 59, scope: !175, inlinedAt: !185)
!189 = !DILocation(line: 1916, column: 67, scope: !175, inlinedAt: !185)
!190 = !DILocation(line: 1038, column: 5, scope: !161)
!191 = !DILocation(line: 1037, column: 41, scope: !161)
!192 = !DILocation(line: 1037, column: 27, scope: !161)
!193 = !DILocation(line: 1038, column: 6, scope: !161)
!194 = !DILocation(line: 1033, column: 5, scope: !161)
!195 = distinct !DISubprogram(name: "cmp", linkageName: "_ZN4core3cmp5impls48_$LT$impl$u20$core..cmp..Ord$u20$for$u20$i32$GT$3cmp17h28939bd4a87497deE", scope: !196, file: !162, line: 2010, type: !197, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !199)
!196 = !DINamespace(name: "{impl#77}", scope: !177)
!197 = !DISubroutineType(types: !198)
!198 = !{!33, !181, !181}
!199 = !{!200, !201}
!200 = !DILocalVariable(name: "self", arg: 1, scope: !195, file: !162, line: 2010, type: !181)
!201 = !DILocalVariable(name: "other", arg: 2, scope: !195, file: !162, line: 2010, type: !181)
!202 = !DILocation(line: 2010, column: 24, scope: !195)
!203 = !DILocation(line: 2010, column: 31, scope: !195)
!204 = !DILocation(line: 2011, column: 58, scope: !195)
!205 = !DILocation(line: 2011, column: 65, scope: !195)
!206 = !DILocation(line: 2011, column: 21, scope: !195)
!207 = !DILocation(line: 2012, column: 18, scope: !195)
!208 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h1a5135c23402e8ceE", scope: !210, file: !209, line: 250, type: !213, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !219, retainedNodes: !216)
!209 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!210 = !DINamespace(name: "FnOnce", scope: !211)
!211 = !DINamespace(name: "function", scope: !212)
!212 = !DINamespace(name: "ops", scope: !35)
!213 = !DISubroutineType(types: !214)
!214 = !{!47, !215}
!215 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut std::rt::lang_start::{closure_env#0}<()>", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!216 = !{!217, !218}
!217 = !DILocalVariable(arg: 1, scope: !208, file: !209, line: 250, type: !215)
!218 = !DILocalVariable(arg: 2, scope: !208, file: !209, line: 250, type: !7)
!219 = !{!220, !221}
!220 = !DITemplateTypeParameter(name: "Self", type: !14)
!221 = !DITemplateTypeParameter(name: "Args", type: !7)
!222 = !DILocation(line: 250, column: 5, scope: !208)
!223 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h71b225b1245c8f6bE", scope: !210, file: !209, line: 250, type: !224, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !219, retainedNodes: !226)
!224 = !DISubroutineType(types: !225)
!225 = !{!47, !14}
!226 = !{!227, !228}
!227 = !DILocalVariable(arg: 1, scope: !223, file: !209, line: 250, type: !14)
!228 = !DILocalVariable(arg: 2, scope: !223, file: !209, line: 250, type: !7)
!229 = !DILocation(line: 250, column: 5, scope: !223)
!230 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h770953941738fa34E", scope: !210, file: !209, line: 250, type: !138, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !234, retainedNodes: !231)
!231 = !{!232, !233}
!232 = !DILocalVariable(arg: 1, scope: !230, file: !209, line: 250, type: !20)
!233 = !DILocalVariable(arg: 2, scope: !230, file: !209, line: 250, type: !7)
!234 = !{!235, !221}
!235 = !DITemplateTypeParameter(name: "Self", type: !20)
!236 = !DILocation(line: 250, column: 5, scope: !230)
!237 = distinct !DISubprogram(name: "report", linkageName: "_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17hfb9de5fb6dcd8094E", scope: !238, file: !108, line: 2581, type: !239, scopeLine: 2581, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !241)
!238 = !DINamespace(name: "{impl#63}", scope: !110)
!239 = !DISubroutineType(types: !240)
!240 = !{!109, !7}
!241 = !{!242}
!242 = !DILocalVariable(arg: 1, scope: !237, file: !108, line: 2581, type: !7)
!243 = !DILocation(line: 2581, column: 15, scope: !237)
!244 = !DILocation(line: 2583, column: 6, scope: !237)
