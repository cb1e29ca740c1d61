; ModuleID = 'rust_debug_arith_safe.c44e9558e943e93-cgu.0'
source_filename = "rust_debug_arith_safe.c44e9558e943e93-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_dac071ac6f64e8c52eeab6cca69b6609 = private unnamed_addr constant [39 x i8] c"assertion failed: a.wrapping_add(b) < a", align 1
@alloc_9e9de3d8c7cd2cb0e072c65f20875999 = private unnamed_addr constant [25 x i8] c"rust_debug_arith_safe.rs\00", align 1
@alloc_c32d474e7b5cc278ecce080782780ae2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9e9de3d8c7cd2cb0e072c65f20875999, [16 x i8] c"\18\00\00\00\00\00\00\00\0E\00\00\00\11\00\00\00" }>, align 8
@alloc_47bfa163a393c3f93745128cdc3d43b2 = private unnamed_addr constant [24 x i8] c"assertion failed: c >= a", align 1
@alloc_42be056adc7abce3cbe00cc87d811720 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9e9de3d8c7cd2cb0e072c65f20875999, [16 x i8] c"\18\00\00\00\00\00\00\00\0D\00\00\00\14\00\00\00" }>, align 8
@alloc_aa5125fd95d1f63b0de72ca08840763d = private unnamed_addr constant [70 x i8] c"assertion failed: a.saturating_add(b) >= a && a.saturating_sub(b) <= a", align 1
@alloc_002225b5f2aaa6099a5c3ea56dc65518 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9e9de3d8c7cd2cb0e072c65f20875999, [16 x i8] c"\18\00\00\00\00\00\00\00\10\00\00\00\05\00\00\00" }>, align 8
@alloc_dc105e24fe1572b95bfafc09eb6b12a5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9e9de3d8c7cd2cb0e072c65f20875999, [16 x i8] c"\18\00\00\00\00\00\00\00\12\00\00\00\1E\00\00\00" }>, align 8
@alloc_a28d0f8f6e9409a1a7318f08bce17a5b = private unnamed_addr constant [54 x i8] c"assertion failed: o || r as u32 == a as u32 * b as u32", align 1
@alloc_e252abf0296ac86ebd7e829268e664c7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9e9de3d8c7cd2cb0e072c65f20875999, [16 x i8] c"\18\00\00\00\00\00\00\00\12\00\00\00\05\00\00\00" }>, align 8
@alloc_c965249e020c9a5dc5629f4c7e2f9636 = private unnamed_addr constant [63 x i8] c"assertion failed: a.count_ones() <= 8 && a.leading_zeros() <= 8", align 1
@alloc_2d97a4251a1296076cb1f19a32587cd4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9e9de3d8c7cd2cb0e072c65f20875999, [16 x i8] c"\18\00\00\00\00\00\00\00\13\00\00\00\05\00\00\00" }>, align 8
@alloc_20d33d709a2f99580e363c09a6db4e91 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9e9de3d8c7cd2cb0e072c65f20875999, [16 x i8] c"\18\00\00\00\00\00\00\00\14\00\00\00\05\00\00\00" }>, align 8
@vtable.0 = private constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h2fe2ff0fd360996dE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h363a0513ea28bc0eE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h363a0513ea28bc0eE" }>, align 8, !dbg !0
@anon.de50dbbf11db2be9682a64454a2b3544.0 = private unnamed_addr constant <{ [1 x i8], [1 x i8] }> <{ [1 x i8] zeroinitializer, [1 x i8] undef }>, align 1
@vtable.1 = private constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXs1g_NtCsgEmfK2I1SDS_4core3fmtRhNtB6_5Debug3fmtCsgY6Mt91CT9J_14rustc_demangle }>, align 8, !dbg !24
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_debug_arith_safe::byte
; Function Attrs: nonlazybind uwtable
define internal i8 @_ZN21rust_debug_arith_safe4byte17heb1fec24366799f3E() unnamed_addr #0 !dbg !51 {
start:
  %_0 = call i8 @__VERIFIER_nondet_uchar() #10, !dbg !56
  ret i8 %_0, !dbg !57
}

; rust_debug_arith_safe::main
; Function Attrs: nonlazybind uwtable
define hidden void @_ZN21rust_debug_arith_safe4main17hb6075c7a0e099b88E() unnamed_addr #0 !dbg !58 {
start:
  %rhs.dbg.spill.i16 = alloca [1 x i8], align 1
  %self.dbg.spill.i17 = alloca [1 x i8], align 1
  %0 = alloca [1 x i8], align 1
  %rhs.dbg.spill.i13 = alloca [1 x i8], align 1
  %self.dbg.spill.i14 = alloca [1 x i8], align 1
  %1 = alloca [1 x i8], align 1
  %rhs.dbg.spill.i10 = alloca [1 x i8], align 1
  %self.dbg.spill.i11 = alloca [1 x i8], align 1
  %2 = alloca [4 x i8], align 4
  %self.dbg.spill.i8 = alloca [1 x i8], align 1
  %rhs.dbg.spill.i = alloca [1 x i8], align 1
  %self.dbg.spill.i6 = alloca [1 x i8], align 1
  %n.dbg.spill.i3 = alloca [4 x i8], align 4
  %self.dbg.spill.i4 = alloca [1 x i8], align 1
  %n.dbg.spill.i = alloca [4 x i8], align 4
  %self.dbg.spill.i1 = alloca [1 x i8], align 1
  %3 = alloca [4 x i8], align 4
  %self.dbg.spill.i = alloca [1 x i8], align 1
  %kind.dbg.spill = alloca [1 x i8], align 1
  %right_val.dbg.spill = alloca [8 x i8], align 8
  %left_val.dbg.spill = alloca [8 x i8], align 8
  %o.dbg.spill = alloca [1 x i8], align 1
  %r.dbg.spill = alloca [1 x i8], align 1
  %c.dbg.spill = alloca [1 x i8], align 1
  %b.dbg.spill = alloca [1 x i8], align 1
  %_36 = alloca [1 x i8], align 1
  %_6 = alloca [2 x i8], align 1
  %a = alloca [1 x i8], align 1
    #dbg_declare(ptr %a, !60, !DIExpression(), !77)
; call rust_debug_arith_safe::byte
  %_4 = call i8 @_ZN21rust_debug_arith_safe4byte17heb1fec24366799f3E(), !dbg !78
; call rust_debug_arith_safe::byte
  %_5 = call i8 @_ZN21rust_debug_arith_safe4byte17heb1fec24366799f3E(), !dbg !79
  store i8 %_4, ptr %a, align 1, !dbg !80
  store i8 %_5, ptr %b.dbg.spill, align 1, !dbg !81
    #dbg_declare(ptr %b.dbg.spill, !62, !DIExpression(), !82)
  %4 = load i8, ptr %a, align 1, !dbg !83
; call core::num::<impl u8>::checked_add
  %5 = call { i1, i8 } @"_ZN4core3num20_$LT$impl$u20$u8$GT$11checked_add17hf233999f65ba3deaE"(i8 %4, i8 %_5) #11, !dbg !84
  %6 = extractvalue { i1, i8 } %5, 0, !dbg !84
  %7 = extractvalue { i1, i8 } %5, 1, !dbg !84
  %8 = zext i1 %6 to i8, !dbg !84
  store i8 %8, ptr %_6, align 1, !dbg !84
  %9 = getelementptr inbounds i8, ptr %_6, i64 1, !dbg !84
  store i8 %7, ptr %9, align 1, !dbg !84
  %10 = load i8, ptr %_6, align 1, !dbg !83
  %11 = trunc nuw i8 %10 to i1, !dbg !83
  %12 = getelementptr inbounds i8, ptr %_6, i64 1, !dbg !83
  %13 = load i8, ptr %12, align 1, !dbg !83
  %_7 = zext i1 %11 to i64, !dbg !83
  %14 = trunc nuw i64 %_7 to i1, !dbg !85
  br i1 %14, label %bb6, label %bb5, !dbg !85

bb6:                                              ; preds = %start
  %15 = getelementptr inbounds i8, ptr %_6, i64 1, !dbg !86
  %c = load i8, ptr %15, align 1, !dbg !86
  store i8 %c, ptr %c.dbg.spill, align 1, !dbg !86
    #dbg_declare(ptr %c.dbg.spill, !63, !DIExpression(), !87)
  %16 = load i8, ptr %a, align 1, !dbg !88
  %_9 = icmp uge i8 %c, %16, !dbg !88
  br i1 %_9, label %bb10, label %bb7, !dbg !88

bb5:                                              ; preds = %start
  %17 = load i8, ptr %a, align 1, !dbg !89
  store i8 %17, ptr %self.dbg.spill.i6, align 1
    #dbg_declare(ptr %self.dbg.spill.i6, !90, !DIExpression(), !99)
  store i8 %_5, ptr %rhs.dbg.spill.i, align 1
    #dbg_declare(ptr %rhs.dbg.spill.i, !98, !DIExpression(), !101)
  %_0.i7 = add i8 %17, %_5, !dbg !102
  %18 = load i8, ptr %a, align 1, !dbg !89
  %_11 = icmp ult i8 %_0.i7, %18, !dbg !89
  br i1 %_11, label %bb10, label %bb9, !dbg !89

bb9:                                              ; preds = %bb5
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_dac071ac6f64e8c52eeab6cca69b6609, i64 39, ptr align 8 @alloc_c32d474e7b5cc278ecce080782780ae2) #12, !dbg !103
  unreachable, !dbg !103

bb10:                                             ; preds = %bb6, %bb5
  %19 = load i8, ptr %a, align 1, !dbg !104
  store i8 %19, ptr %self.dbg.spill.i11, align 1
    #dbg_declare(ptr %self.dbg.spill.i11, !105, !DIExpression(), !109)
  store i8 %_5, ptr %rhs.dbg.spill.i10, align 1
    #dbg_declare(ptr %rhs.dbg.spill.i10, !108, !DIExpression(), !111)
  %20 = call i8 @llvm.uadd.sat.i8(i8 %19, i8 %_5), !dbg !112
  store i8 %20, ptr %1, align 1, !dbg !112
  %_0.i12 = load i8, ptr %1, align 1, !dbg !112
  %21 = load i8, ptr %a, align 1, !dbg !104
  %_14 = icmp uge i8 %_0.i12, %21, !dbg !104
  br i1 %_14, label %bb12, label %bb15, !dbg !104

bb7:                                              ; preds = %bb6
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_47bfa163a393c3f93745128cdc3d43b2, i64 24, ptr align 8 @alloc_42be056adc7abce3cbe00cc87d811720) #12, !dbg !113
  unreachable, !dbg !113

bb15:                                             ; preds = %bb12, %bb10
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_aa5125fd95d1f63b0de72ca08840763d, i64 70, ptr align 8 @alloc_002225b5f2aaa6099a5c3ea56dc65518) #12, !dbg !114
  unreachable, !dbg !114

bb12:                                             ; preds = %bb10
  %22 = load i8, ptr %a, align 1, !dbg !115
  store i8 %22, ptr %self.dbg.spill.i14, align 1
    #dbg_declare(ptr %self.dbg.spill.i14, !116, !DIExpression(), !120)
  store i8 %_5, ptr %rhs.dbg.spill.i13, align 1
    #dbg_declare(ptr %rhs.dbg.spill.i13, !119, !DIExpression(), !122)
  %23 = call i8 @llvm.usub.sat.i8(i8 %22, i8 %_5), !dbg !123
  store i8 %23, ptr %0, align 1, !dbg !123
  %_0.i15 = load i8, ptr %0, align 1, !dbg !123
  %24 = load i8, ptr %a, align 1, !dbg !115
  %_16 = icmp ule i8 %_0.i15, %24, !dbg !115
  br i1 %_16, label %bb14, label %bb15, !dbg !115

bb14:                                             ; preds = %bb12
  %25 = load i8, ptr %a, align 1, !dbg !124
  store i8 %25, ptr %self.dbg.spill.i17, align 1
    #dbg_declare(ptr %self.dbg.spill.i17, !125, !DIExpression(), !135)
  store i8 %_5, ptr %rhs.dbg.spill.i16, align 1
    #dbg_declare(ptr %rhs.dbg.spill.i16, !134, !DIExpression(), !137)
  %26 = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %25, i8 %_5), !dbg !138
  %_0.0.i = extractvalue { i8, i1 } %26, 0, !dbg !138
  %_0.1.i = extractvalue { i8, i1 } %26, 1, !dbg !138
  %_21.0 = extractvalue { i8, i1 } %26, 0, !dbg !139
  %_21.1 = extractvalue { i8, i1 } %26, 1, !dbg !139
  store i8 %_21.0, ptr %r.dbg.spill, align 1, !dbg !140
    #dbg_declare(ptr %r.dbg.spill, !65, !DIExpression(), !141)
  %27 = zext i1 %_21.1 to i8, !dbg !142
  store i8 %27, ptr %o.dbg.spill, align 1, !dbg !142
    #dbg_declare(ptr %o.dbg.spill, !67, !DIExpression(), !143)
  br i1 %_21.1, label %bb20, label %bb17, !dbg !144

bb17:                                             ; preds = %bb14
  %_23 = zext i8 %_21.0 to i32, !dbg !145
  %28 = load i8, ptr %a, align 1, !dbg !146
  %_25 = zext i8 %28 to i32, !dbg !146
  %_26 = zext i8 %_5 to i32, !dbg !147
  %29 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_25, i32 %_26), !dbg !146
  %_27.0 = extractvalue { i32, i1 } %29, 0, !dbg !146
  %_27.1 = extractvalue { i32, i1 } %29, 1, !dbg !146
  br i1 %_27.1, label %panic, label %bb18, !dbg !146

bb20:                                             ; preds = %bb18, %bb14
  %30 = load i8, ptr %a, align 1, !dbg !148
  store i8 %30, ptr %self.dbg.spill.i, align 1
    #dbg_declare(ptr %self.dbg.spill.i, !149, !DIExpression(), !155)
  %31 = call i8 @llvm.ctpop.i8(i8 %30), !dbg !157
  %32 = zext i8 %31 to i32, !dbg !157
  store i32 %32, ptr %3, align 4, !dbg !157
  %_0.i = load i32, ptr %3, align 4, !dbg !157
  %_29 = icmp ule i32 %_0.i, 8, !dbg !148
  br i1 %_29, label %bb22, label %bb25, !dbg !148

bb18:                                             ; preds = %bb17
  %_22 = icmp eq i32 %_23, %_27.0, !dbg !145
  br i1 %_22, label %bb20, label %bb19, !dbg !145

panic:                                            ; preds = %bb17
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_dc105e24fe1572b95bfafc09eb6b12a5) #12, !dbg !146
  unreachable, !dbg !146

bb19:                                             ; preds = %bb18
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_a28d0f8f6e9409a1a7318f08bce17a5b, i64 54, ptr align 8 @alloc_e252abf0296ac86ebd7e829268e664c7) #12, !dbg !158
  unreachable, !dbg !158

bb25:                                             ; preds = %bb22, %bb20
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_c965249e020c9a5dc5629f4c7e2f9636, i64 63, ptr align 8 @alloc_2d97a4251a1296076cb1f19a32587cd4) #12, !dbg !159
  unreachable, !dbg !159

bb22:                                             ; preds = %bb20
  %33 = load i8, ptr %a, align 1, !dbg !160
  store i8 %33, ptr %self.dbg.spill.i8, align 1
    #dbg_declare(ptr %self.dbg.spill.i8, !161, !DIExpression(), !164)
  %34 = call i8 @llvm.ctlz.i8(i8 %33, i1 false), !dbg !166
  %35 = zext i8 %34 to i32, !dbg !166
  store i32 %35, ptr %2, align 4, !dbg !166
  %_0.i9 = load i32, ptr %2, align 4, !dbg !166
  %_31 = icmp ule i32 %_0.i9, 8, !dbg !160
  br i1 %_31, label %bb24, label %bb25, !dbg !160

bb24:                                             ; preds = %bb22
  %36 = load i8, ptr %a, align 1, !dbg !167
  store i8 %36, ptr %self.dbg.spill.i1, align 1
    #dbg_declare(ptr %self.dbg.spill.i1, !168, !DIExpression(), !174)
  store i32 3, ptr %n.dbg.spill.i, align 4
    #dbg_declare(ptr %n.dbg.spill.i, !173, !DIExpression(), !176)
; call core::intrinsics::rotate_left
  %_0.i2 = call i8 @_ZN4core10intrinsics11rotate_left17hc27c3513012f211fE(i8 %36, i32 3) #10, !dbg !177
  store i8 %_0.i2, ptr %self.dbg.spill.i4, align 1
    #dbg_declare(ptr %self.dbg.spill.i4, !178, !DIExpression(), !182)
  store i32 3, ptr %n.dbg.spill.i3, align 4
    #dbg_declare(ptr %n.dbg.spill.i3, !181, !DIExpression(), !184)
; call core::intrinsics::rotate_right
  %_0.i5 = call i8 @_ZN4core10intrinsics12rotate_right17h06b1220633bf743bE(i8 %_0.i2, i32 3) #10, !dbg !185
  store i8 %_0.i5, ptr %_36, align 1, !dbg !186
  store ptr %_36, ptr %left_val.dbg.spill, align 8, !dbg !187
    #dbg_declare(ptr %left_val.dbg.spill, !69, !DIExpression(), !188)
  store ptr %a, ptr %right_val.dbg.spill, align 8, !dbg !187
    #dbg_declare(ptr %right_val.dbg.spill, !73, !DIExpression(), !188)
  %_42 = load i8, ptr %_36, align 1, !dbg !188
  %_43 = load i8, ptr %a, align 1, !dbg !188
  %_41 = icmp eq i8 %_42, %_43, !dbg !188
  br i1 %_41, label %bb28, label %bb29, !dbg !188

bb29:                                             ; preds = %bb24
  store i8 0, ptr %kind.dbg.spill, align 1, !dbg !188
    #dbg_declare(ptr %kind.dbg.spill, !74, !DIExpression(), !189)
; call core::panicking::assert_failed
  call void @_ZN4core9panicking13assert_failed17hd50dd0931b5f3b97E(i8 0, ptr align 1 %_36, ptr align 1 %a, ptr null, ptr undef, ptr align 8 @alloc_20d33d709a2f99580e363c09a6db4e91) #12, !dbg !189
  unreachable, !dbg !189

bb28:                                             ; preds = %bb24
  ret void, !dbg !190

bb4:                                              ; No predecessors!
  unreachable, !dbg !83
}

; std::rt::lang_start
; Function Attrs: nonlazybind uwtable
define hidden i64 @_ZN3std2rt10lang_start17h1b33ee482061c454E(ptr %main, i64 %argc, ptr %argv, i8 %sigpipe) unnamed_addr #0 !dbg !191 {
start:
  %sigpipe.dbg.spill = alloca [1 x i8], align 1
  %argv.dbg.spill = alloca [8 x i8], align 8
  %argc.dbg.spill = alloca [8 x i8], align 8
  %main.dbg.spill = alloca [8 x i8], align 8
  %_7 = alloca [8 x i8], align 8
  store ptr %main, ptr %main.dbg.spill, align 8
    #dbg_declare(ptr %main.dbg.spill, !199, !DIExpression(), !205)
  store i64 %argc, ptr %argc.dbg.spill, align 8
    #dbg_declare(ptr %argc.dbg.spill, !200, !DIExpression(), !206)
  store ptr %argv, ptr %argv.dbg.spill, align 8
    #dbg_declare(ptr %argv.dbg.spill, !201, !DIExpression(), !207)
  store i8 %sigpipe, ptr %sigpipe.dbg.spill, align 1
    #dbg_declare(ptr %sigpipe.dbg.spill, !202, !DIExpression(), !208)
  store ptr %main, ptr %_7, align 8, !dbg !209
; call std::rt::lang_start_internal
  %_0 = call i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1 %_7, ptr align 8 @vtable.0, i64 %argc, ptr %argv, i8 %sigpipe), !dbg !210
  ret i64 %_0, !dbg !211
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h363a0513ea28bc0eE"(ptr align 8 %_1) unnamed_addr #1 !dbg !212 {
start:
  %self.dbg.spill = alloca [1 x i8], align 1
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !218, !DIExpression(DW_OP_deref), !219)
  %_4 = load ptr, ptr %_1, align 8, !dbg !220
; call std::sys::backtrace::__rust_begin_short_backtrace
  call void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h0ff4411e45e8072eE(ptr %_4) #13, !dbg !221
; call <() as std::process::Termination>::report
  %self = call i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17hafd55546dd232032E"() #11, !dbg !222
  store i8 %self, ptr %self.dbg.spill, align 1, !dbg !222
    #dbg_declare(ptr %self.dbg.spill, !223, !DIExpression(), !241)
  %_0 = zext i8 %self to i32, !dbg !243
  ret i32 %_0, !dbg !251
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nonlazybind uwtable
define internal void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h0ff4411e45e8072eE(ptr %f) unnamed_addr #2 !dbg !252 {
start:
  %dummy.dbg.spill = alloca [0 x i8], align 1
  %f.dbg.spill = alloca [8 x i8], align 8
  %result.dbg.spill = alloca [0 x i8], align 1
    #dbg_declare(ptr %result.dbg.spill, !259, !DIExpression(), !263)
  store ptr %f, ptr %f.dbg.spill, align 8
    #dbg_declare(ptr %f.dbg.spill, !258, !DIExpression(), !264)
    #dbg_declare(ptr %dummy.dbg.spill, !265, !DIExpression(), !272)
; call core::ops::function::FnOnce::call_once
  call void @_ZN4core3ops8function6FnOnce9call_once17hee240fe4457ac04fE(ptr %f) #11, !dbg !274
  call void asm sideeffect "", "~{memory}"(), !dbg !275, !srcloc !276
  ret void, !dbg !277
}

; core::intrinsics::rotate_left
; Function Attrs: nounwind nonlazybind uwtable
define internal i8 @_ZN4core10intrinsics11rotate_left17hc27c3513012f211fE(i8 %x, i32 %shift) unnamed_addr #3 personality ptr @rust_eh_personality !dbg !278 {
start:
  %0 = alloca [1 x i8], align 1
  %shift.dbg.spill = alloca [4 x i8], align 4
  %x.dbg.spill = alloca [1 x i8], align 1
  store i8 %x, ptr %x.dbg.spill, align 1
    #dbg_declare(ptr %x.dbg.spill, !282, !DIExpression(), !286)
  store i32 %shift, ptr %shift.dbg.spill, align 4
    #dbg_declare(ptr %shift.dbg.spill, !283, !DIExpression(), !287)
  %_3 = urem i32 %shift, 8, !dbg !288
  %1 = trunc i32 %_3 to i8, !dbg !289
  %2 = call i8 @llvm.fshl.i8(i8 %x, i8 %x, i8 %1), !dbg !289
  store i8 %2, ptr %0, align 1, !dbg !289
  %_0 = load i8, ptr %0, align 1, !dbg !289
  ret i8 %_0, !dbg !290
}

; core::intrinsics::rotate_right
; Function Attrs: nounwind nonlazybind uwtable
define internal i8 @_ZN4core10intrinsics12rotate_right17h06b1220633bf743bE(i8 %x, i32 %shift) unnamed_addr #3 personality ptr @rust_eh_personality !dbg !291 {
start:
  %0 = alloca [1 x i8], align 1
  %shift.dbg.spill = alloca [4 x i8], align 4
  %x.dbg.spill = alloca [1 x i8], align 1
  store i8 %x, ptr %x.dbg.spill, align 1
    #dbg_declare(ptr %x.dbg.spill, !293, !DIExpression(), !295)
  store i32 %shift, ptr %shift.dbg.spill, align 4
    #dbg_declare(ptr %shift.dbg.spill, !294, !DIExpression(), !296)
  %_3 = urem i32 %shift, 8, !dbg !297
  %1 = trunc i32 %_3 to i8, !dbg !298
  %2 = call i8 @llvm.fshr.i8(i8 %x, i8 %x, i8 %1), !dbg !298
  store i8 %2, ptr %0, align 1, !dbg !298
  %_0 = load i8, ptr %0, align 1, !dbg !298
  ret i8 %_0, !dbg !299
}

; core::intrinsics::cold_path
; Function Attrs: cold nounwind nonlazybind uwtable
define internal void @_ZN4core10intrinsics9cold_path17hc7923f2cba88c056E() unnamed_addr #4 !dbg !300 {
start:
  ret void, !dbg !301
}

; core::num::<impl u8>::checked_add
; Function Attrs: inlinehint nonlazybind uwtable
define internal { i1, i8 } @"_ZN4core3num20_$LT$impl$u20$u8$GT$11checked_add17hf233999f65ba3deaE"(i8 %self, i8 %rhs) unnamed_addr #1 !dbg !302 {
start:
  %b.dbg.spill = alloca [1 x i8], align 1
  %rhs.dbg.spill = alloca [1 x i8], align 1
  %self.dbg.spill = alloca [1 x i8], align 1
  %_0 = alloca [2 x i8], align 1
  store i8 %self, ptr %self.dbg.spill, align 1
    #dbg_declare(ptr %self.dbg.spill, !318, !DIExpression(), !320)
  store i8 %rhs, ptr %rhs.dbg.spill, align 1
    #dbg_declare(ptr %rhs.dbg.spill, !319, !DIExpression(), !321)
  %_4.0 = add i8 %self, %rhs, !dbg !322
  %_4.1 = icmp ult i8 %_4.0, %self, !dbg !322
  %0 = zext i1 %_4.1 to i8, !dbg !322
  store i8 %0, ptr %b.dbg.spill, align 1, !dbg !322
    #dbg_declare(ptr %b.dbg.spill, !323, !DIExpression(), !328)
  br i1 %_4.1, label %bb2, label %bb4, !dbg !330

bb4:                                              ; preds = %start
  %_5 = add nuw i8 %self, %rhs, !dbg !331
  %1 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !332
  store i8 %_5, ptr %1, align 1, !dbg !332
  store i8 1, ptr %_0, align 1, !dbg !332
  br label %bb1, !dbg !333

bb2:                                              ; preds = %start
  %2 = load i8, ptr @anon.de50dbbf11db2be9682a64454a2b3544.0, align 1, !dbg !334
  %3 = trunc nuw i8 %2 to i1, !dbg !334
  %4 = load i8, ptr getelementptr inbounds (i8, ptr @anon.de50dbbf11db2be9682a64454a2b3544.0, i64 1), align 1, !dbg !334
  %5 = zext i1 %3 to i8, !dbg !334
  store i8 %5, ptr %_0, align 1, !dbg !334
  %6 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !334
  store i8 %4, ptr %6, align 1, !dbg !334
  br label %bb1, !dbg !333

bb1:                                              ; preds = %bb2, %bb4
  %7 = load i8, ptr %_0, align 1, !dbg !335
  %8 = trunc nuw i8 %7 to i1, !dbg !335
  %9 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !335
  %10 = load i8, ptr %9, align 1, !dbg !335
  %11 = insertvalue { i1, i8 } poison, i1 %8, 0, !dbg !335
  %12 = insertvalue { i1, i8 } %11, i8 %10, 1, !dbg !335
  ret { i1, i8 } %12, !dbg !335
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h2fe2ff0fd360996dE"(ptr %_1) unnamed_addr #1 !dbg !336 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !345, !DIExpression(), !350)
    #dbg_declare(ptr %_2, !346, !DIExpression(), !350)
  %0 = load ptr, ptr %_1, align 8, !dbg !350
; call core::ops::function::FnOnce::call_once
  %_0 = call i32 @_ZN4core3ops8function6FnOnce9call_once17hbf6f4dae970575f7E(ptr %0) #11, !dbg !350
  ret i32 %_0, !dbg !350
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @_ZN4core3ops8function6FnOnce9call_once17hbf6f4dae970575f7E(ptr %0) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !351 {
start:
  %1 = alloca [16 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  %_1 = alloca [8 x i8], align 8
  store ptr %0, ptr %_1, align 8
    #dbg_declare(ptr %_1, !355, !DIExpression(), !357)
    #dbg_declare(ptr %_2, !356, !DIExpression(), !357)
; invoke std::rt::lang_start::{{closure}}
  %_0 = invoke i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h363a0513ea28bc0eE"(ptr align 8 %_1)
          to label %bb1 unwind label %cleanup, !dbg !357

bb3:                                              ; preds = %cleanup
  %2 = load ptr, ptr %1, align 8, !dbg !357
  %3 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !357
  %4 = load i32, ptr %3, align 8, !dbg !357
  %5 = insertvalue { ptr, i32 } poison, ptr %2, 0, !dbg !357
  %6 = insertvalue { ptr, i32 } %5, i32 %4, 1, !dbg !357
  resume { ptr, i32 } %6, !dbg !357

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
  ret i32 %_0, !dbg !357
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @_ZN4core3ops8function6FnOnce9call_once17hee240fe4457ac04fE(ptr %_1) unnamed_addr #1 !dbg !358 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !360, !DIExpression(), !364)
    #dbg_declare(ptr %_2, !361, !DIExpression(), !364)
  call void %_1(), !dbg !364
  ret void, !dbg !364
}

; core::panicking::assert_failed
; Function Attrs: cold minsize noinline noreturn nonlazybind optsize uwtable
define internal void @_ZN4core9panicking13assert_failed17hd50dd0931b5f3b97E(i8 %kind, ptr align 1 %0, ptr align 1 %1, ptr %args.0, ptr %args.1, ptr align 8 %2) unnamed_addr #5 !dbg !365 {
start:
  %args.dbg.spill = alloca [16 x i8], align 8
  %kind.dbg.spill = alloca [1 x i8], align 1
  %right = alloca [8 x i8], align 8
  %left = alloca [8 x i8], align 8
  store ptr %0, ptr %left, align 8
  store ptr %1, ptr %right, align 8
  store i8 %kind, ptr %kind.dbg.spill, align 1
    #dbg_declare(ptr %kind.dbg.spill, !492, !DIExpression(), !498)
    #dbg_declare(ptr %left, !493, !DIExpression(), !499)
    #dbg_declare(ptr %right, !494, !DIExpression(), !500)
  store ptr %args.0, ptr %args.dbg.spill, align 8
  %3 = getelementptr inbounds i8, ptr %args.dbg.spill, i64 8
  store ptr %args.1, ptr %3, align 8
    #dbg_declare(ptr %args.dbg.spill, !495, !DIExpression(), !501)
; call core::panicking::assert_failed_inner
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking19assert_failed_inner(i8 %kind, ptr align 1 %left, ptr align 8 @vtable.1, ptr align 1 %right, ptr align 8 @vtable.1, ptr %args.0, ptr %args.1, ptr align 8 %2) #12, !dbg !502
  unreachable, !dbg !502
}

; <() as std::process::Termination>::report
; Function Attrs: inlinehint nonlazybind uwtable
define internal i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17hafd55546dd232032E"() unnamed_addr #1 !dbg !503 {
start:
  %_1.dbg.spill = alloca [0 x i8], align 1
    #dbg_declare(ptr %_1.dbg.spill, !508, !DIExpression(), !509)
  ret i8 0, !dbg !510
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ctpop.i8(i8) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ctlz.i8(i8, i1 immarg) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.uadd.sat.i8(i8, i8) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.usub.sat.i8(i8, i8) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8) #6

; Function Attrs: nounwind nonlazybind uwtable
declare i8 @__VERIFIER_nondet_uchar() unnamed_addr #3

; core::panicking::panic
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1, i64, ptr align 8) unnamed_addr #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #6

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #8

; std::rt::lang_start_internal
; Function Attrs: nonlazybind uwtable
declare i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1, ptr align 8, i64, ptr, i8) unnamed_addr #0

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @rust_eh_personality(i32, i32, i64, ptr, ptr) unnamed_addr #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshl.i8(i8, i8, i8) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshr.i8(i8, i8, i8) #6

; <&u8 as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind uwtable
declare zeroext i1 @_RNvXs1g_NtCsgEmfK2I1SDS_4core3fmtRhNtB6_5Debug3fmtCsgY6Mt91CT9J_14rustc_demangle(ptr align 8, ptr align 8) unnamed_addr #0

; core::panicking::assert_failed_inner
; Function Attrs: cold minsize noinline noreturn nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking19assert_failed_inner(i8, ptr align 1, ptr align 8, ptr align 1, ptr align 8, ptr, ptr, ptr align 8) unnamed_addr #5

; Function Attrs: nonlazybind
define i32 @main(i32 %0, ptr %1) unnamed_addr #9 {
top:
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
; call std::rt::lang_start
  %4 = call i64 @_ZN3std2rt10lang_start17h1b33ee482061c454E(ptr @_ZN21rust_debug_arith_safe4main17hb6075c7a0e099b88E, i64 %3, ptr %1, i8 0)
  %5 = trunc i64 %4 to i32
  ret i32 %5
}

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { noinline nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { cold nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { cold minsize noinline noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { nonlazybind "target-cpu"="x86-64" }
attributes #10 = { nounwind }
attributes #11 = { inlinehint }
attributes #12 = { noinline noreturn }
attributes #13 = { noinline }

!llvm.module.flags = !{!34, !35, !36, !37, !38}
!llvm.ident = !{!39}
!llvm.dbg.cu = !{!40}

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
!25 = distinct !DIGlobalVariable(name: "<&u8 as core::fmt::Debug>::{vtable}", scope: null, file: !2, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_structure_type, name: "<&u8 as core::fmt::Debug>::{vtable_type}", file: !2, size: 256, align: 64, flags: DIFlagArtificial, elements: !27, vtableHolder: !32, templateParams: !23, identifier: "fafdae22a806b97f21678c8a75efb3c6")
!27 = !{!28, !29, !30, !31}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "drop_in_place", scope: !26, file: !2, baseType: !6, size: 64, align: 64)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !26, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "align", scope: !26, file: !2, baseType: !9, size: 64, align: 64, offset: 128)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__method3", scope: !26, file: !2, baseType: !6, size: 64, align: 64, offset: 192)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&u8", baseType: !33, size: 64, align: 64, dwarfAddressSpace: 0)
!33 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!34 = !{i32 8, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 2, !"RtLibUseGOT", i32 1}
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!40 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !41, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !42, globals: !50, splitDebugInlining: false, nameTableKind: None)
!41 = !DIFile(filename: "rust_debug_arith_safe.rs/@/rust_debug_arith_safe.c44e9558e943e93-cgu.0", directory: ".")
!42 = !{!43}
!43 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "AssertKind", scope: !44, file: !2, baseType: !33, size: 8, align: 8, flags: DIFlagEnumClass, elements: !46)
!44 = !DINamespace(name: "panicking", scope: !45)
!45 = !DINamespace(name: "core", scope: null)
!46 = !{!47, !48, !49}
!47 = !DIEnumerator(name: "Eq", value: 0, isUnsigned: true)
!48 = !DIEnumerator(name: "Ne", value: 1, isUnsigned: true)
!49 = !DIEnumerator(name: "Match", value: 2, isUnsigned: true)
!50 = !{!0, !24}
!51 = distinct !DISubprogram(name: "byte", linkageName: "_ZN21rust_debug_arith_safe4byte17heb1fec24366799f3E", scope: !53, file: !52, line: 6, type: !54, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !40, templateParams: !23)
!52 = !DIFile(filename: "rust_debug_arith_safe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "957d25be6d308d89495e3764d0204151")
!53 = !DINamespace(name: "rust_debug_arith_safe", scope: null)
!54 = !DISubroutineType(types: !55)
!55 = !{!33}
!56 = !DILocation(line: 7, column: 14, scope: !51)
!57 = !DILocation(line: 8, column: 2, scope: !51)
!58 = distinct !DISubprogram(name: "main", linkageName: "_ZN21rust_debug_arith_safe4main17hb6075c7a0e099b88E", scope: !53, file: !52, line: 10, type: !21, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagMainSubprogram, unit: !40, templateParams: !23, retainedNodes: !59)
!59 = !{!60, !62, !63, !65, !67, !69, !73, !74}
!60 = !DILocalVariable(name: "a", scope: !61, file: !52, line: 11, type: !33, align: 8)
!61 = distinct !DILexicalBlock(scope: !58, file: !52, line: 11, column: 5)
!62 = !DILocalVariable(name: "b", scope: !61, file: !52, line: 11, type: !33, align: 8)
!63 = !DILocalVariable(name: "c", scope: !64, file: !52, line: 13, type: !33, align: 8)
!64 = distinct !DILexicalBlock(scope: !61, file: !52, line: 13, column: 9)
!65 = !DILocalVariable(name: "r", scope: !66, file: !52, line: 17, type: !33, align: 8)
!66 = distinct !DILexicalBlock(scope: !61, file: !52, line: 17, column: 5)
!67 = !DILocalVariable(name: "o", scope: !66, file: !52, line: 17, type: !68, align: 8)
!68 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!69 = !DILocalVariable(name: "left_val", scope: !70, file: !52, line: 20, type: !32, align: 64)
!70 = !DILexicalBlockFile(scope: !71, file: !52, discriminator: 0)
!71 = distinct !DILexicalBlock(scope: !66, file: !72, line: 45, column: 13)
!72 = !DIFile(filename: "library/core/src/macros/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "51376b65c07e3acab5731a6bddd7c4b3")
!73 = !DILocalVariable(name: "right_val", scope: !70, file: !52, line: 20, type: !32, align: 64)
!74 = !DILocalVariable(name: "kind", scope: !75, file: !52, line: 20, type: !43, align: 8)
!75 = !DILexicalBlockFile(scope: !76, file: !52, discriminator: 0)
!76 = distinct !DILexicalBlock(scope: !71, file: !72, line: 47, column: 21)
!77 = !DILocation(line: 11, column: 10, scope: !61)
!78 = !DILocation(line: 11, column: 19, scope: !58)
!79 = !DILocation(line: 11, column: 27, scope: !58)
!80 = !DILocation(line: 11, column: 10, scope: !58)
!81 = !DILocation(line: 11, column: 13, scope: !58)
!82 = !DILocation(line: 11, column: 13, scope: !61)
!83 = !DILocation(line: 12, column: 11, scope: !61)
!84 = !DILocation(line: 12, column: 13, scope: !61)
!85 = !DILocation(line: 12, column: 5, scope: !61)
!86 = !DILocation(line: 13, column: 14, scope: !61)
!87 = !DILocation(line: 13, column: 14, scope: !64)
!88 = !DILocation(line: 13, column: 28, scope: !64)
!89 = !DILocation(line: 14, column: 25, scope: !61)
!90 = !DILocalVariable(name: "self", arg: 1, scope: !91, file: !92, line: 2456, type: !33)
!91 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs4_NtCsgEmfK2I1SDS_4core3numh12wrapping_add", scope: !93, file: !92, line: 2456, type: !95, scopeLine: 2456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !40, templateParams: !23, retainedNodes: !97)
!92 = !DIFile(filename: "library/core/src/num/uint_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!93 = !DINamespace(name: "{impl#6}", scope: !94)
!94 = !DINamespace(name: "num", scope: !45)
!95 = !DISubroutineType(types: !96)
!96 = !{!33, !33, !33}
!97 = !{!90, !98}
!98 = !DILocalVariable(name: "rhs", arg: 2, scope: !91, file: !92, line: 2456, type: !33)
!99 = !DILocation(line: 2456, column: 35, scope: !91, inlinedAt: !100)
!100 = distinct !DILocation(line: 14, column: 27, scope: !61)
!101 = !DILocation(line: 2456, column: 41, scope: !91, inlinedAt: !100)
!102 = !DILocation(line: 2457, column: 13, scope: !91, inlinedAt: !100)
!103 = !DILocation(line: 14, column: 17, scope: !61)
!104 = !DILocation(line: 16, column: 13, scope: !61)
!105 = !DILocalVariable(name: "self", arg: 1, scope: !106, file: !92, line: 2300, type: !33)
!106 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMs4_NtCsgEmfK2I1SDS_4core3numh14saturating_add", scope: !93, file: !92, line: 2300, type: !95, scopeLine: 2300, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !40, templateParams: !23, retainedNodes: !107)
!107 = !{!105, !108}
!108 = !DILocalVariable(name: "rhs", arg: 2, scope: !106, file: !92, line: 2300, type: !33)
!109 = !DILocation(line: 2300, column: 37, scope: !106, inlinedAt: !110)
!110 = distinct !DILocation(line: 16, column: 15, scope: !61)
!111 = !DILocation(line: 2300, column: 43, scope: !106, inlinedAt: !110)
!112 = !DILocation(line: 2301, column: 13, scope: !106, inlinedAt: !110)
!113 = !DILocation(line: 13, column: 20, scope: !64)
!114 = !DILocation(line: 16, column: 5, scope: !61)
!115 = !DILocation(line: 16, column: 41, scope: !61)
!116 = !DILocalVariable(name: "self", arg: 1, scope: !117, file: !92, line: 2344, type: !33)
!117 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs4_NtCsgEmfK2I1SDS_4core3numh14saturating_sub", scope: !93, file: !92, line: 2344, type: !95, scopeLine: 2344, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !40, templateParams: !23, retainedNodes: !118)
!118 = !{!116, !119}
!119 = !DILocalVariable(name: "rhs", arg: 2, scope: !117, file: !92, line: 2344, type: !33)
!120 = !DILocation(line: 2344, column: 37, scope: !117, inlinedAt: !121)
!121 = distinct !DILocation(line: 16, column: 43, scope: !61)
!122 = !DILocation(line: 2344, column: 43, scope: !117, inlinedAt: !121)
!123 = !DILocation(line: 2345, column: 13, scope: !117, inlinedAt: !121)
!124 = !DILocation(line: 17, column: 18, scope: !61)
!125 = !DILocalVariable(name: "self", arg: 1, scope: !126, file: !92, line: 3050, type: !33)
!126 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs4_NtCsgEmfK2I1SDS_4core3numh15overflowing_mul", scope: !93, file: !92, line: 3050, type: !127, scopeLine: 3050, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !40, templateParams: !23, retainedNodes: !133)
!127 = !DISubroutineType(types: !128)
!128 = !{!129, !33, !33}
!129 = !DICompositeType(tag: DW_TAG_structure_type, name: "(u8, bool)", file: !2, size: 16, align: 8, elements: !130, templateParams: !23, identifier: "f2336232ffb381fce84abae60024b12c")
!130 = !{!131, !132}
!131 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !129, file: !2, baseType: !33, size: 8, align: 8)
!132 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !129, file: !2, baseType: !68, size: 8, align: 8, offset: 8)
!133 = !{!125, !134}
!134 = !DILocalVariable(name: "rhs", arg: 2, scope: !126, file: !92, line: 3050, type: !33)
!135 = !DILocation(line: 3050, column: 38, scope: !126, inlinedAt: !136)
!136 = distinct !DILocation(line: 17, column: 20, scope: !61)
!137 = !DILocation(line: 3050, column: 44, scope: !126, inlinedAt: !136)
!138 = !DILocation(line: 3051, column: 26, scope: !126, inlinedAt: !136)
!139 = !DILocation(line: 17, column: 20, scope: !61)
!140 = !DILocation(line: 17, column: 10, scope: !61)
!141 = !DILocation(line: 17, column: 10, scope: !66)
!142 = !DILocation(line: 17, column: 13, scope: !61)
!143 = !DILocation(line: 17, column: 13, scope: !66)
!144 = !DILocation(line: 18, column: 13, scope: !66)
!145 = !DILocation(line: 18, column: 18, scope: !66)
!146 = !DILocation(line: 18, column: 30, scope: !66)
!147 = !DILocation(line: 18, column: 41, scope: !66)
!148 = !DILocation(line: 19, column: 13, scope: !66)
!149 = !DILocalVariable(name: "self", arg: 1, scope: !150, file: !92, line: 84, type: !33)
!150 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs4_NtCsgEmfK2I1SDS_4core3numh10count_ones", scope: !93, file: !92, line: 84, type: !151, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !40, templateParams: !23, retainedNodes: !154)
!151 = !DISubroutineType(types: !152)
!152 = !{!153, !33}
!153 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!154 = !{!149}
!155 = !DILocation(line: 84, column: 33, scope: !150, inlinedAt: !156)
!156 = distinct !DILocation(line: 19, column: 15, scope: !66)
!157 = !DILocation(line: 85, column: 20, scope: !150, inlinedAt: !156)
!158 = !DILocation(line: 18, column: 5, scope: !66)
!159 = !DILocation(line: 19, column: 5, scope: !66)
!160 = !DILocation(line: 19, column: 36, scope: !66)
!161 = !DILocalVariable(name: "self", arg: 1, scope: !162, file: !92, line: 153, type: !33)
!162 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs4_NtCsgEmfK2I1SDS_4core3numh13leading_zeros", scope: !93, file: !92, line: 153, type: !151, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !40, templateParams: !23, retainedNodes: !163)
!163 = !{!161}
!164 = !DILocation(line: 153, column: 36, scope: !162, inlinedAt: !165)
!165 = distinct !DILocation(line: 19, column: 38, scope: !66)
!166 = !DILocation(line: 154, column: 20, scope: !162, inlinedAt: !165)
!167 = !DILocation(line: 20, column: 16, scope: !66)
!168 = !DILocalVariable(name: "self", arg: 1, scope: !169, file: !92, line: 385, type: !33)
!169 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs4_NtCsgEmfK2I1SDS_4core3numh11rotate_left", scope: !93, file: !92, line: 385, type: !170, scopeLine: 385, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !40, templateParams: !23, retainedNodes: !172)
!170 = !DISubroutineType(types: !171)
!171 = !{!33, !33, !153}
!172 = !{!168, !173}
!173 = !DILocalVariable(name: "n", arg: 2, scope: !169, file: !92, line: 385, type: !153)
!174 = !DILocation(line: 385, column: 34, scope: !169, inlinedAt: !175)
!175 = distinct !DILocation(line: 20, column: 18, scope: !66)
!176 = !DILocation(line: 385, column: 40, scope: !169, inlinedAt: !175)
!177 = !DILocation(line: 386, column: 20, scope: !169, inlinedAt: !175)
!178 = !DILocalVariable(name: "self", arg: 1, scope: !179, file: !92, line: 414, type: !33)
!179 = distinct !DISubprogram(name: "rotate_right", linkageName: "_RNvMs4_NtCsgEmfK2I1SDS_4core3numh12rotate_right", scope: !93, file: !92, line: 414, type: !170, scopeLine: 414, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !40, templateParams: !23, retainedNodes: !180)
!180 = !{!178, !181}
!181 = !DILocalVariable(name: "n", arg: 2, scope: !179, file: !92, line: 414, type: !153)
!182 = !DILocation(line: 414, column: 35, scope: !179, inlinedAt: !183)
!183 = distinct !DILocation(line: 20, column: 33, scope: !66)
!184 = !DILocation(line: 414, column: 41, scope: !179, inlinedAt: !183)
!185 = !DILocation(line: 415, column: 20, scope: !179, inlinedAt: !183)
!186 = !DILocation(line: 20, column: 33, scope: !66)
!187 = !DILocation(line: 20, column: 5, scope: !66)
!188 = !DILocation(line: 20, column: 5, scope: !70)
!189 = !DILocation(line: 20, column: 5, scope: !75)
!190 = !DILocation(line: 21, column: 2, scope: !58)
!191 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17h1b33ee482061c454E", scope: !16, file: !192, line: 199, type: !193, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !40, templateParams: !203, retainedNodes: !198)
!192 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!193 = !DISubroutineType(types: !194)
!194 = !{!195, !20, !195, !196, !33}
!195 = !DIBasicType(name: "isize", size: 64, encoding: DW_ATE_signed)
!196 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const *const u8", baseType: !197, size: 64, align: 64, dwarfAddressSpace: 0)
!197 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const u8", baseType: !33, size: 64, align: 64, dwarfAddressSpace: 0)
!198 = !{!199, !200, !201, !202}
!199 = !DILocalVariable(name: "main", arg: 1, scope: !191, file: !192, line: 200, type: !20)
!200 = !DILocalVariable(name: "argc", arg: 2, scope: !191, file: !192, line: 201, type: !195)
!201 = !DILocalVariable(name: "argv", arg: 3, scope: !191, file: !192, line: 202, type: !196)
!202 = !DILocalVariable(name: "sigpipe", arg: 4, scope: !191, file: !192, line: 203, type: !33)
!203 = !{!204}
!204 = !DITemplateTypeParameter(name: "T", type: !7)
!205 = !DILocation(line: 200, column: 5, scope: !191)
!206 = !DILocation(line: 201, column: 5, scope: !191)
!207 = !DILocation(line: 202, column: 5, scope: !191)
!208 = !DILocation(line: 203, column: 5, scope: !191)
!209 = !DILocation(line: 206, column: 10, scope: !191)
!210 = !DILocation(line: 205, column: 5, scope: !191)
!211 = !DILocation(line: 211, column: 2, scope: !191)
!212 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h363a0513ea28bc0eE", scope: !15, file: !192, line: 206, type: !213, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !40, templateParams: !203, retainedNodes: !217)
!213 = !DISubroutineType(types: !214)
!214 = !{!215, !216}
!215 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!216 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::rt::lang_start::{closure_env#0}<()>", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!217 = !{!218}
!218 = !DILocalVariable(name: "main", scope: !212, file: !192, line: 200, type: !20, align: 64)
!219 = !DILocation(line: 200, column: 5, scope: !212)
!220 = !DILocation(line: 206, column: 70, scope: !212)
!221 = !DILocation(line: 206, column: 18, scope: !212)
!222 = !DILocation(line: 206, column: 76, scope: !212)
!223 = !DILocalVariable(name: "self", arg: 1, scope: !224, file: !225, line: 2183, type: !226)
!224 = distinct !DISubprogram(name: "to_i32", linkageName: "_ZN3std7process8ExitCode6to_i3217hed27ad7c3971045cE", scope: !226, file: !225, line: 2183, type: !237, scopeLine: 2183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !40, templateParams: !23, declaration: !239, retainedNodes: !240)
!225 = !DIFile(filename: "library/std/src/process.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "dfe9b5e7c082bd83c1ad09dca134fe2e")
!226 = !DICompositeType(tag: DW_TAG_structure_type, name: "ExitCode", scope: !227, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !228, templateParams: !23, identifier: "d3c48e161624474ef134d5bb5b7f6263")
!227 = !DINamespace(name: "process", scope: !17)
!228 = !{!229}
!229 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !226, file: !2, baseType: !230, size: 8, align: 8, flags: DIFlagPrivate)
!230 = !DICompositeType(tag: DW_TAG_structure_type, name: "ExitCode", scope: !231, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !235, templateParams: !23, identifier: "1dc7ea73d61d57934d44e587e722564d")
!231 = !DINamespace(name: "common", scope: !232)
!232 = !DINamespace(name: "unix", scope: !233)
!233 = !DINamespace(name: "process", scope: !234)
!234 = !DINamespace(name: "sys", scope: !17)
!235 = !{!236}
!236 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !230, file: !2, baseType: !33, size: 8, align: 8, flags: DIFlagPrivate)
!237 = !DISubroutineType(types: !238)
!238 = !{!215, !226}
!239 = !DISubprogram(name: "to_i32", linkageName: "_ZN3std7process8ExitCode6to_i3217hed27ad7c3971045cE", scope: !226, file: !225, line: 2183, type: !237, scopeLine: 2183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!240 = !{!223}
!241 = !DILocation(line: 2183, column: 19, scope: !224, inlinedAt: !242)
!242 = !DILocation(line: 206, column: 85, scope: !212)
!243 = !DILocation(line: 588, column: 9, scope: !244, inlinedAt: !250)
!244 = distinct !DISubprogram(name: "as_i32", linkageName: "_ZN3std3sys7process4unix6common8ExitCode6as_i3217h5c03586553d06ebfE", scope: !230, file: !245, line: 587, type: !246, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !40, templateParams: !23, declaration: !249)
!245 = !DIFile(filename: "library/std/src/sys/process/unix/common.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "30ad2f25ab170a75b6ebf3a9d367d220")
!246 = !DISubroutineType(types: !247)
!247 = !{!215, !248}
!248 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::sys::process::unix::common::ExitCode", baseType: !230, size: 64, align: 64, dwarfAddressSpace: 0)
!249 = !DISubprogram(name: "as_i32", linkageName: "_ZN3std3sys7process4unix6common8ExitCode6as_i3217h5c03586553d06ebfE", scope: !230, file: !245, line: 587, type: !246, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!250 = !DILocation(line: 2184, column: 16, scope: !224, inlinedAt: !242)
!251 = !DILocation(line: 206, column: 93, scope: !212)
!252 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h0ff4411e45e8072eE", scope: !254, file: !253, line: 162, type: !255, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !40, templateParams: !261, retainedNodes: !257)
!253 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!254 = !DINamespace(name: "backtrace", scope: !234)
!255 = !DISubroutineType(types: !256)
!256 = !{null, !20}
!257 = !{!258, !259}
!258 = !DILocalVariable(name: "f", arg: 1, scope: !252, file: !253, line: 162, type: !20)
!259 = !DILocalVariable(name: "result", scope: !260, file: !253, line: 166, type: !7, align: 8)
!260 = distinct !DILexicalBlock(scope: !252, file: !253, line: 166, column: 5)
!261 = !{!262, !204}
!262 = !DITemplateTypeParameter(name: "F", type: !20)
!263 = !DILocation(line: 166, column: 9, scope: !260)
!264 = !DILocation(line: 162, column: 43, scope: !252)
!265 = !DILocalVariable(name: "dummy", scope: !266, file: !267, line: 490, type: !7, align: 8)
!266 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17h33bc826152ebca7dE", scope: !268, file: !267, line: 490, type: !269, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !40, templateParams: !203, retainedNodes: !271)
!267 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!268 = !DINamespace(name: "hint", scope: !45)
!269 = !DISubroutineType(types: !270)
!270 = !{null, !7}
!271 = !{!265}
!272 = !DILocation(line: 490, column: 27, scope: !266, inlinedAt: !273)
!273 = !DILocation(line: 169, column: 5, scope: !260)
!274 = !DILocation(line: 166, column: 18, scope: !252)
!275 = !DILocation(line: 491, column: 5, scope: !266, inlinedAt: !273)
!276 = !{i64 9590687744004747}
!277 = !DILocation(line: 172, column: 2, scope: !252)
!278 = distinct !DISubprogram(name: "rotate_left<u8>", linkageName: "_ZN4core10intrinsics11rotate_left17hc27c3513012f211fE", scope: !280, file: !279, line: 2025, type: !170, scopeLine: 2025, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !40, templateParams: !284, retainedNodes: !281)
!279 = !DIFile(filename: "library/core/src/intrinsics/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b1b7915c1b8b57766c20270acae549ce")
!280 = !DINamespace(name: "intrinsics", scope: !45)
!281 = !{!282, !283}
!282 = !DILocalVariable(name: "x", arg: 1, scope: !278, file: !279, line: 2025, type: !33)
!283 = !DILocalVariable(name: "shift", arg: 2, scope: !278, file: !279, line: 2025, type: !153)
!284 = !{!285}
!285 = !DITemplateTypeParameter(name: "T", type: !33)
!286 = !DILocation(line: 2025, column: 60, scope: !278)
!287 = !DILocation(line: 2025, column: 66, scope: !278)
!288 = !DILocation(line: 2029, column: 41, scope: !278)
!289 = !DILocation(line: 2029, column: 14, scope: !278)
!290 = !DILocation(line: 2030, column: 2, scope: !278)
!291 = distinct !DISubprogram(name: "rotate_right<u8>", linkageName: "_ZN4core10intrinsics12rotate_right17h06b1220633bf743bE", scope: !280, file: !279, line: 2047, type: !170, scopeLine: 2047, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !40, templateParams: !284, retainedNodes: !292)
!292 = !{!293, !294}
!293 = !DILocalVariable(name: "x", arg: 1, scope: !291, file: !279, line: 2047, type: !33)
!294 = !DILocalVariable(name: "shift", arg: 2, scope: !291, file: !279, line: 2047, type: !153)
!295 = !DILocation(line: 2047, column: 61, scope: !291)
!296 = !DILocation(line: 2047, column: 67, scope: !291)
!297 = !DILocation(line: 2051, column: 41, scope: !291)
!298 = !DILocation(line: 2051, column: 14, scope: !291)
!299 = !DILocation(line: 2052, column: 2, scope: !291)
!300 = distinct !DISubprogram(name: "cold_path", linkageName: "_ZN4core10intrinsics9cold_path17hc7923f2cba88c056E", scope: !280, file: !279, line: 417, type: !21, scopeLine: 417, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !40, templateParams: !23)
!301 = !DILocation(line: 417, column: 28, scope: !300)
!302 = distinct !DISubprogram(name: "checked_add", linkageName: "_ZN4core3num20_$LT$impl$u20$u8$GT$11checked_add17hf233999f65ba3deaE", scope: !93, file: !92, line: 761, type: !303, scopeLine: 761, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !40, templateParams: !23, retainedNodes: !317)
!303 = !DISubroutineType(types: !304)
!304 = !{!305, !33, !33}
!305 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<u8>", scope: !306, file: !2, size: 16, align: 8, flags: DIFlagPublic, elements: !307, templateParams: !23, identifier: "6850a92a40c22a3fa30403901fda925d")
!306 = !DINamespace(name: "option", scope: !45)
!307 = !{!308}
!308 = !DICompositeType(tag: DW_TAG_variant_part, scope: !305, file: !2, size: 16, align: 8, elements: !309, templateParams: !23, identifier: "6dc00fc24aa236d6513d9de8c7098b42", discriminator: !316)
!309 = !{!310, !312}
!310 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !308, file: !2, baseType: !311, size: 16, align: 8, extraData: i8 0)
!311 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !305, file: !2, size: 16, align: 8, flags: DIFlagPublic, elements: !23, templateParams: !284, identifier: "82686c0219b197b3634b19b380fb0074")
!312 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !308, file: !2, baseType: !313, size: 16, align: 8, extraData: i8 1)
!313 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !305, file: !2, size: 16, align: 8, flags: DIFlagPublic, elements: !314, templateParams: !284, identifier: "da7c844113dbf375df5d296690266c32")
!314 = !{!315}
!315 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !313, file: !2, baseType: !33, size: 8, align: 8, offset: 8, flags: DIFlagPublic)
!316 = !DIDerivedType(tag: DW_TAG_member, scope: !305, file: !2, baseType: !33, size: 8, align: 8, flags: DIFlagArtificial)
!317 = !{!318, !319}
!318 = !DILocalVariable(name: "self", arg: 1, scope: !302, file: !92, line: 761, type: !33)
!319 = !DILocalVariable(name: "rhs", arg: 2, scope: !302, file: !92, line: 761, type: !33)
!320 = !DILocation(line: 761, column: 34, scope: !302)
!321 = !DILocation(line: 761, column: 40, scope: !302)
!322 = !DILocation(line: 769, column: 37, scope: !302)
!323 = !DILocalVariable(name: "b", arg: 1, scope: !324, file: !279, line: 456, type: !68)
!324 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCsgEmfK2I1SDS_4core10intrinsics8unlikely", scope: !280, file: !279, line: 456, type: !325, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !40, templateParams: !23, retainedNodes: !327)
!325 = !DISubroutineType(types: !326)
!326 = !{!68, !68}
!327 = !{!323}
!328 = !DILocation(line: 456, column: 23, scope: !324, inlinedAt: !329)
!329 = !DILocation(line: 769, column: 16, scope: !302)
!330 = !DILocation(line: 457, column: 8, scope: !324, inlinedAt: !329)
!331 = !DILocation(line: 773, column: 31, scope: !302)
!332 = !DILocation(line: 773, column: 17, scope: !302)
!333 = !DILocation(line: 769, column: 13, scope: !302)
!334 = !DILocation(line: 770, column: 17, scope: !302)
!335 = !DILocation(line: 775, column: 10, scope: !302)
!336 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h2fe2ff0fd360996dE", scope: !338, file: !337, line: 250, type: !341, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !40, templateParams: !347, retainedNodes: !344)
!337 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!338 = !DINamespace(name: "FnOnce", scope: !339)
!339 = !DINamespace(name: "function", scope: !340)
!340 = !DINamespace(name: "ops", scope: !45)
!341 = !DISubroutineType(types: !342)
!342 = !{!215, !343}
!343 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut std::rt::lang_start::{closure_env#0}<()>", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!344 = !{!345, !346}
!345 = !DILocalVariable(arg: 1, scope: !336, file: !337, line: 250, type: !343)
!346 = !DILocalVariable(arg: 2, scope: !336, file: !337, line: 250, type: !7)
!347 = !{!348, !349}
!348 = !DITemplateTypeParameter(name: "Self", type: !14)
!349 = !DITemplateTypeParameter(name: "Args", type: !7)
!350 = !DILocation(line: 250, column: 5, scope: !336)
!351 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hbf6f4dae970575f7E", scope: !338, file: !337, line: 250, type: !352, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !40, templateParams: !347, retainedNodes: !354)
!352 = !DISubroutineType(types: !353)
!353 = !{!215, !14}
!354 = !{!355, !356}
!355 = !DILocalVariable(arg: 1, scope: !351, file: !337, line: 250, type: !14)
!356 = !DILocalVariable(arg: 2, scope: !351, file: !337, line: 250, type: !7)
!357 = !DILocation(line: 250, column: 5, scope: !351)
!358 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hee240fe4457ac04fE", scope: !338, file: !337, line: 250, type: !255, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !40, templateParams: !362, retainedNodes: !359)
!359 = !{!360, !361}
!360 = !DILocalVariable(arg: 1, scope: !358, file: !337, line: 250, type: !20)
!361 = !DILocalVariable(arg: 2, scope: !358, file: !337, line: 250, type: !7)
!362 = !{!363, !349}
!363 = !DITemplateTypeParameter(name: "Self", type: !20)
!364 = !DILocation(line: 250, column: 5, scope: !358)
!365 = distinct !DISubprogram(name: "assert_failed<u8, u8>", linkageName: "_ZN4core9panicking13assert_failed17hd50dd0931b5f3b97E", scope: !44, file: !366, line: 384, type: !367, scopeLine: 384, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !40, templateParams: !496, retainedNodes: !491)
!366 = !DIFile(filename: "library/core/src/panicking.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "982c30f04ae1f5e0f0f90d98d8701456")
!367 = !DISubroutineType(types: !368)
!368 = !{null, !43, !32, !32, !369, !467}
!369 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<core::fmt::Arguments>", scope: !306, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !370, templateParams: !23, identifier: "693af3cb8c78345ec3f4c1bdd1c57254")
!370 = !{!371}
!371 = !DICompositeType(tag: DW_TAG_variant_part, scope: !369, file: !2, size: 128, align: 64, elements: !372, templateParams: !23, identifier: "9fc3af50b0ddf2b888db4b07bc92891c", discriminator: !466)
!372 = !{!373, !462}
!373 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !371, file: !2, baseType: !374, size: 128, align: 64, extraData: i64 0)
!374 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !369, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !23, templateParams: !375, identifier: "19b5aacb34e09d90db94b59a1c8fa9f7")
!375 = !{!376}
!376 = !DITemplateTypeParameter(name: "T", type: !377)
!377 = !DICompositeType(tag: DW_TAG_structure_type, name: "Arguments", scope: !378, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !379, templateParams: !23, identifier: "e5c67bbe046da39973c72077c7f66185")
!378 = !DINamespace(name: "fmt", scope: !45)
!379 = !{!380, !386}
!380 = !DIDerivedType(tag: DW_TAG_member, name: "template", scope: !377, file: !2, baseType: !381, size: 64, align: 64, flags: DIFlagPrivate)
!381 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<u8>", scope: !382, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !384, templateParams: !284, identifier: "ff3cb4cecc4ed13dfb833309b96ea529")
!382 = !DINamespace(name: "non_null", scope: !383)
!383 = !DINamespace(name: "ptr", scope: !45)
!384 = !{!385}
!385 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !381, file: !2, baseType: !197, size: 64, align: 64, flags: DIFlagPrivate)
!386 = !DIDerivedType(tag: DW_TAG_member, name: "args", scope: !377, file: !2, baseType: !387, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!387 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<core::fmt::rt::Argument>", scope: !382, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !388, templateParams: !460, identifier: "2e7cb7ba6db6aae8a5c20264d17cea0a")
!388 = !{!389}
!389 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !387, file: !2, baseType: !390, size: 64, align: 64, flags: DIFlagPrivate)
!390 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const core::fmt::rt::Argument", baseType: !391, size: 64, align: 64, dwarfAddressSpace: 0)
!391 = !DICompositeType(tag: DW_TAG_structure_type, name: "Argument", scope: !392, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !393, templateParams: !23, identifier: "1d5f7550f7e7e04cbc4d2cf57c27606b")
!392 = !DINamespace(name: "rt", scope: !378)
!393 = !{!394}
!394 = !DIDerivedType(tag: DW_TAG_member, name: "ty", scope: !391, file: !2, baseType: !395, size: 128, align: 64, flags: DIFlagPrivate)
!395 = !DICompositeType(tag: DW_TAG_structure_type, name: "ArgumentType", scope: !392, file: !2, size: 128, align: 64, flags: DIFlagPrivate, elements: !396, templateParams: !23, identifier: "b1cfb4618f1c38c3f96eab6c02edf448")
!396 = !{!397}
!397 = !DICompositeType(tag: DW_TAG_variant_part, scope: !395, file: !2, size: 128, align: 64, elements: !398, templateParams: !23, identifier: "fbd384083752b747f8b252853b979154", discriminator: !458)
!398 = !{!399, !454}
!399 = !DIDerivedType(tag: DW_TAG_member, name: "Placeholder", scope: !397, file: !2, baseType: !400, size: 128, align: 64)
!400 = !DICompositeType(tag: DW_TAG_structure_type, name: "Placeholder", scope: !395, file: !2, size: 128, align: 64, flags: DIFlagPrivate, elements: !401, templateParams: !23, identifier: "91d44a8fdafb90acd8f4961dbde4212b")
!401 = !{!402, !406, !448}
!402 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !400, file: !2, baseType: !403, size: 64, align: 64, flags: DIFlagPrivate)
!403 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<()>", scope: !382, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !404, templateParams: !203, identifier: "f4e496144210c619b96aa08326287b92")
!404 = !{!405}
!405 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !403, file: !2, baseType: !6, size: 64, align: 64, flags: DIFlagPrivate)
!406 = !DIDerivedType(tag: DW_TAG_member, name: "formatter", scope: !400, file: !2, baseType: !407, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!407 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "unsafe fn(core::ptr::non_null::NonNull<()>, &mut core::fmt::Formatter) -> core::result::Result<(), core::fmt::Error>", baseType: !408, size: 64, align: 64, dwarfAddressSpace: 0)
!408 = !DISubroutineType(types: !409)
!409 = !{!410, !403, !427}
!410 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<(), core::fmt::Error>", scope: !411, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !412, templateParams: !23, identifier: "1c6752419820cdc3961061cc58b31873")
!411 = !DINamespace(name: "result", scope: !45)
!412 = !{!413}
!413 = !DICompositeType(tag: DW_TAG_variant_part, scope: !410, file: !2, size: 8, align: 8, elements: !414, templateParams: !23, identifier: "92c1f85eaa1d7dab2e3165ee2fc4946", discriminator: !426)
!414 = !{!415, !422}
!415 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !413, file: !2, baseType: !416, size: 8, align: 8, extraData: i8 0)
!416 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !410, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !417, templateParams: !419, identifier: "1d7115f6c7f9f62c2100933bba0c76f9")
!417 = !{!418}
!418 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !416, file: !2, baseType: !7, align: 8, offset: 8, flags: DIFlagPublic)
!419 = !{!204, !420}
!420 = !DITemplateTypeParameter(name: "E", type: !421)
!421 = !DICompositeType(tag: DW_TAG_structure_type, name: "Error", scope: !378, file: !2, align: 8, flags: DIFlagPublic, elements: !23, identifier: "5a24300cdda31093f5fe20c939b4885")
!422 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !413, file: !2, baseType: !423, size: 8, align: 8, extraData: i8 1)
!423 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !410, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !424, templateParams: !419, identifier: "27094aa3bc4c448bf12b8530386fdeb2")
!424 = !{!425}
!425 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !423, file: !2, baseType: !421, align: 8, offset: 8, flags: DIFlagPublic)
!426 = !DIDerivedType(tag: DW_TAG_member, scope: !410, file: !2, baseType: !33, size: 8, align: 8, flags: DIFlagArtificial)
!427 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::fmt::Formatter", baseType: !428, size: 64, align: 64, dwarfAddressSpace: 0)
!428 = !DICompositeType(tag: DW_TAG_structure_type, name: "Formatter", scope: !378, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !429, templateParams: !23, identifier: "c45a1f7f7c29ecbbdbd29c835fac516c")
!429 = !{!430, !437}
!430 = !DIDerivedType(tag: DW_TAG_member, name: "options", scope: !428, file: !2, baseType: !431, size: 64, align: 32, offset: 128, flags: DIFlagPrivate)
!431 = !DICompositeType(tag: DW_TAG_structure_type, name: "FormattingOptions", scope: !378, file: !2, size: 64, align: 32, flags: DIFlagPublic, elements: !432, templateParams: !23, identifier: "ca2f5547247cd95c514a47d5800e09e")
!432 = !{!433, !434, !436}
!433 = !DIDerivedType(tag: DW_TAG_member, name: "flags", scope: !431, file: !2, baseType: !153, size: 32, align: 32, flags: DIFlagPrivate)
!434 = !DIDerivedType(tag: DW_TAG_member, name: "width", scope: !431, file: !2, baseType: !435, size: 16, align: 16, offset: 32, flags: DIFlagPrivate)
!435 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!436 = !DIDerivedType(tag: DW_TAG_member, name: "precision", scope: !431, file: !2, baseType: !435, size: 16, align: 16, offset: 48, flags: DIFlagPrivate)
!437 = !DIDerivedType(tag: DW_TAG_member, name: "buf", scope: !428, file: !2, baseType: !438, size: 128, align: 64, flags: DIFlagPrivate)
!438 = !DICompositeType(tag: DW_TAG_structure_type, name: "&mut dyn core::fmt::Write", file: !2, size: 128, align: 64, elements: !439, templateParams: !23, identifier: "effe97114690fc58a8e246cb04e37234")
!439 = !{!440, !443}
!440 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !438, file: !2, baseType: !441, size: 64, align: 64)
!441 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !442, size: 64, align: 64, dwarfAddressSpace: 0)
!442 = !DICompositeType(tag: DW_TAG_structure_type, name: "dyn core::fmt::Write", file: !2, align: 8, elements: !23, identifier: "64328679825f9c73b507edbfd5b86b47")
!443 = !DIDerivedType(tag: DW_TAG_member, name: "vtable", scope: !438, file: !2, baseType: !444, size: 64, align: 64, offset: 64)
!444 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[usize; 6]", baseType: !445, size: 64, align: 64, dwarfAddressSpace: 0)
!445 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 384, align: 64, elements: !446)
!446 = !{!447}
!447 = !DISubrange(count: 6, lowerBound: 0)
!448 = !DIDerivedType(tag: DW_TAG_member, name: "_lifetime", scope: !400, file: !2, baseType: !449, align: 8, offset: 128, flags: DIFlagPrivate)
!449 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&()>", scope: !450, file: !2, align: 8, flags: DIFlagPublic, elements: !23, templateParams: !451, identifier: "efa596960370766459fc018866dc4048")
!450 = !DINamespace(name: "marker", scope: !45)
!451 = !{!452}
!452 = !DITemplateTypeParameter(name: "T", type: !453)
!453 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&()", baseType: !7, size: 64, align: 64, dwarfAddressSpace: 0)
!454 = !DIDerivedType(tag: DW_TAG_member, name: "Count", scope: !397, file: !2, baseType: !455, size: 128, align: 64, extraData: i64 0)
!455 = !DICompositeType(tag: DW_TAG_structure_type, name: "Count", scope: !395, file: !2, size: 128, align: 64, flags: DIFlagPrivate, elements: !456, templateParams: !23, identifier: "1d9161ed3114ac1c26d36137fc96704d")
!456 = !{!457}
!457 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !455, file: !2, baseType: !435, size: 16, align: 16, offset: 64, flags: DIFlagPrivate)
!458 = !DIDerivedType(tag: DW_TAG_member, scope: !395, file: !2, baseType: !459, size: 64, align: 64, flags: DIFlagArtificial)
!459 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!460 = !{!461}
!461 = !DITemplateTypeParameter(name: "T", type: !391)
!462 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !371, file: !2, baseType: !463, size: 128, align: 64)
!463 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !369, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !464, templateParams: !375, identifier: "85de4c09a31a4864aeef93d390aad041")
!464 = !{!465}
!465 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !463, file: !2, baseType: !377, size: 128, align: 64, flags: DIFlagPublic)
!466 = !DIDerivedType(tag: DW_TAG_member, scope: !369, file: !2, baseType: !459, size: 64, align: 64, flags: DIFlagArtificial)
!467 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::panic::location::Location", baseType: !468, size: 64, align: 64, dwarfAddressSpace: 0)
!468 = !DICompositeType(tag: DW_TAG_structure_type, name: "Location", scope: !469, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !471, templateParams: !23, identifier: "c23b7de1297af8f4a89df3da49f37ee6")
!469 = !DINamespace(name: "location", scope: !470)
!470 = !DINamespace(name: "panic", scope: !45)
!471 = !{!472, !481, !482, !483}
!472 = !DIDerivedType(tag: DW_TAG_member, name: "filename", scope: !468, file: !2, baseType: !473, size: 128, align: 64, flags: DIFlagPrivate)
!473 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<str>", scope: !382, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !474, templateParams: !284, identifier: "cc7383b2ce73f6838bfb6ae828fb6ae6")
!474 = !{!475}
!475 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !473, file: !2, baseType: !476, size: 128, align: 64, flags: DIFlagPrivate)
!476 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const str", file: !2, size: 128, align: 64, elements: !477, templateParams: !23, identifier: "238a44609877474087c05adf26cd41fa")
!477 = !{!478, !480}
!478 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !476, file: !2, baseType: !479, size: 64, align: 64)
!479 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64, align: 64, dwarfAddressSpace: 0)
!480 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !476, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!481 = !DIDerivedType(tag: DW_TAG_member, name: "line", scope: !468, file: !2, baseType: !153, size: 32, align: 32, offset: 128, flags: DIFlagPrivate)
!482 = !DIDerivedType(tag: DW_TAG_member, name: "col", scope: !468, file: !2, baseType: !153, size: 32, align: 32, offset: 160, flags: DIFlagPrivate)
!483 = !DIDerivedType(tag: DW_TAG_member, name: "_filename", scope: !468, file: !2, baseType: !484, align: 8, offset: 192, flags: DIFlagPrivate)
!484 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&str>", scope: !450, file: !2, align: 8, flags: DIFlagPublic, elements: !23, templateParams: !485, identifier: "e16ac355808b6aef9fb50b5f125fee05")
!485 = !{!486}
!486 = !DITemplateTypeParameter(name: "T", type: !487)
!487 = !DICompositeType(tag: DW_TAG_structure_type, name: "&str", file: !2, size: 128, align: 64, elements: !488, templateParams: !23, identifier: "9277eecd40495f85161460476aacc992")
!488 = !{!489, !490}
!489 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !487, file: !2, baseType: !479, size: 64, align: 64)
!490 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !487, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!491 = !{!492, !493, !494, !495}
!492 = !DILocalVariable(name: "kind", arg: 1, scope: !365, file: !366, line: 385, type: !43)
!493 = !DILocalVariable(name: "left", arg: 2, scope: !365, file: !366, line: 386, type: !32)
!494 = !DILocalVariable(name: "right", arg: 3, scope: !365, file: !366, line: 387, type: !32)
!495 = !DILocalVariable(name: "args", arg: 4, scope: !365, file: !366, line: 388, type: !369)
!496 = !{!285, !497}
!497 = !DITemplateTypeParameter(name: "U", type: !33)
!498 = !DILocation(line: 385, column: 5, scope: !365)
!499 = !DILocation(line: 386, column: 5, scope: !365)
!500 = !DILocation(line: 387, column: 5, scope: !365)
!501 = !DILocation(line: 388, column: 5, scope: !365)
!502 = !DILocation(line: 394, column: 5, scope: !365)
!503 = distinct !DISubprogram(name: "report", linkageName: "_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17hafd55546dd232032E", scope: !504, file: !225, line: 2581, type: !505, scopeLine: 2581, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !40, templateParams: !23, retainedNodes: !507)
!504 = !DINamespace(name: "{impl#63}", scope: !227)
!505 = !DISubroutineType(types: !506)
!506 = !{!226, !7}
!507 = !{!508}
!508 = !DILocalVariable(arg: 1, scope: !503, file: !225, line: 2581, type: !7)
!509 = !DILocation(line: 2581, column: 15, scope: !503)
!510 = !DILocation(line: 2583, column: 6, scope: !503)
