; ModuleID = 'rust_debug_assert_safe.3e642882a7e21d86-cgu.0'
source_filename = "rust_debug_assert_safe.3e642882a7e21d86-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_f8c9e9966c3e328244fc3ff538fb2da1 = private unnamed_addr constant [26 x i8] c"rust_debug_assert_safe.rs\00", align 1
@alloc_23d4daec9be6f136e0356aeb86911bb3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f8c9e9966c3e328244fc3ff538fb2da1, [16 x i8] c"\19\00\00\00\00\00\00\00\0D\00\00\00\11\00\00\00" }>, align 8
@alloc_1435e3e4e8267d22b9ac5e0b2d5d16ff = private unnamed_addr constant [27 x i8] c"assertion failed: x * x > 9", align 1
@alloc_65d6870b8a3fdccd29ecabe6fc5da362 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f8c9e9966c3e328244fc3ff538fb2da1, [16 x i8] c"\19\00\00\00\00\00\00\00\0D\00\00\00\09\00\00\00" }>, align 8
@vtable.0 = private constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hc3f86b045132c37fE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h9d45c7143fd6b235E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h9d45c7143fd6b235E" }>, align 8, !dbg !0
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_debug_assert_safe::int
; Function Attrs: nonlazybind uwtable
define internal i32 @_ZN22rust_debug_assert_safe3int17h9bff6a38e298b956E() unnamed_addr #0 !dbg !33 {
start:
  %_0 = call i32 @__VERIFIER_nondet_int() #7, !dbg !39
  ret i32 %_0, !dbg !40
}

; rust_debug_assert_safe::main
; Function Attrs: nonlazybind uwtable
define hidden void @_ZN22rust_debug_assert_safe4main17h00ee262fde846cdcE() unnamed_addr #0 !dbg !41 {
start:
  %x.dbg.spill = alloca [4 x i8], align 4, !dbg !45
; call rust_debug_assert_safe::int
  %x = call i32 @_ZN22rust_debug_assert_safe3int17h9bff6a38e298b956E(), !dbg !45
  store i32 %x, ptr %x.dbg.spill, align 4, !dbg !45
    #dbg_declare(ptr %x.dbg.spill, !43, !DIExpression(), !46)
  %_2 = icmp sgt i32 %x, 3, !dbg !47
  br i1 %_2, label %bb2, label %bb6, !dbg !47

bb6:                                              ; preds = %bb4, %bb2, %start
  ret void, !dbg !48

bb2:                                              ; preds = %start
  %_3 = icmp slt i32 %x, 1000, !dbg !49
  br i1 %_3, label %bb3, label %bb6, !dbg !49

bb3:                                              ; preds = %bb2
  %0 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %x, i32 %x), !dbg !50
  %_6.0 = extractvalue { i32, i1 } %0, 0, !dbg !50
  %_6.1 = extractvalue { i32, i1 } %0, 1, !dbg !50
  br i1 %_6.1, label %panic, label %bb4, !dbg !50

bb4:                                              ; preds = %bb3
  %_4 = icmp sgt i32 %_6.0, 9, !dbg !50
  br i1 %_4, label %bb6, label %bb5, !dbg !50

panic:                                            ; preds = %bb3
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_23d4daec9be6f136e0356aeb86911bb3) #8, !dbg !50
  unreachable, !dbg !50

bb5:                                              ; preds = %bb4
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_1435e3e4e8267d22b9ac5e0b2d5d16ff, i64 27, ptr align 8 @alloc_65d6870b8a3fdccd29ecabe6fc5da362) #8, !dbg !51
  unreachable, !dbg !51
}

; std::rt::lang_start
; Function Attrs: nonlazybind uwtable
define hidden i64 @_ZN3std2rt10lang_start17h2369a657897d0d53E(ptr %main, i64 %argc, ptr %argv, i8 %sigpipe) unnamed_addr #0 !dbg !52 {
start:
  %sigpipe.dbg.spill = alloca [1 x i8], align 1
  %argv.dbg.spill = alloca [8 x i8], align 8
  %argc.dbg.spill = alloca [8 x i8], align 8
  %main.dbg.spill = alloca [8 x i8], align 8
  %_7 = alloca [8 x i8], align 8
  store ptr %main, ptr %main.dbg.spill, align 8
    #dbg_declare(ptr %main.dbg.spill, !61, !DIExpression(), !67)
  store i64 %argc, ptr %argc.dbg.spill, align 8
    #dbg_declare(ptr %argc.dbg.spill, !62, !DIExpression(), !68)
  store ptr %argv, ptr %argv.dbg.spill, align 8
    #dbg_declare(ptr %argv.dbg.spill, !63, !DIExpression(), !69)
  store i8 %sigpipe, ptr %sigpipe.dbg.spill, align 1
    #dbg_declare(ptr %sigpipe.dbg.spill, !64, !DIExpression(), !70)
  store ptr %main, ptr %_7, align 8, !dbg !71
; call std::rt::lang_start_internal
  %_0 = call i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1 %_7, ptr align 8 @vtable.0, i64 %argc, ptr %argv, i8 %sigpipe), !dbg !72
  ret i64 %_0, !dbg !73
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h9d45c7143fd6b235E"(ptr align 8 %_1) unnamed_addr #1 !dbg !74 {
start:
  %self.dbg.spill = alloca [1 x i8], align 1
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !79, !DIExpression(DW_OP_deref), !80)
  %_4 = load ptr, ptr %_1, align 8, !dbg !81
; call std::sys::backtrace::__rust_begin_short_backtrace
  call void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h2bad03e1f9e1b668E(ptr %_4) #9, !dbg !82
; call <() as std::process::Termination>::report
  %self = call i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17hdef1fcf085aa2857E"() #10, !dbg !83
  store i8 %self, ptr %self.dbg.spill, align 1, !dbg !83
    #dbg_declare(ptr %self.dbg.spill, !84, !DIExpression(), !102)
  %_0 = zext i8 %self to i32, !dbg !104
  ret i32 %_0, !dbg !112
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nonlazybind uwtable
define internal void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h2bad03e1f9e1b668E(ptr %f) unnamed_addr #2 !dbg !113 {
start:
  %dummy.dbg.spill = alloca [0 x i8], align 1
  %f.dbg.spill = alloca [8 x i8], align 8
  %result.dbg.spill = alloca [0 x i8], align 1
    #dbg_declare(ptr %result.dbg.spill, !120, !DIExpression(), !124)
  store ptr %f, ptr %f.dbg.spill, align 8
    #dbg_declare(ptr %f.dbg.spill, !119, !DIExpression(), !125)
    #dbg_declare(ptr %dummy.dbg.spill, !126, !DIExpression(), !134)
; call core::ops::function::FnOnce::call_once
  call void @_ZN4core3ops8function6FnOnce9call_once17h91ac088e14916d83E(ptr %f) #10, !dbg !136
  call void asm sideeffect "", "~{memory}"(), !dbg !137, !srcloc !138
  ret void, !dbg !139
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hc3f86b045132c37fE"(ptr %_1) unnamed_addr #1 !dbg !140 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !149, !DIExpression(), !154)
    #dbg_declare(ptr %_2, !150, !DIExpression(), !154)
  %0 = load ptr, ptr %_1, align 8, !dbg !154
; call core::ops::function::FnOnce::call_once
  %_0 = call i32 @_ZN4core3ops8function6FnOnce9call_once17hc285d6329e6e4fddE(ptr %0) #10, !dbg !154
  ret i32 %_0, !dbg !154
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @_ZN4core3ops8function6FnOnce9call_once17h91ac088e14916d83E(ptr %_1) unnamed_addr #1 !dbg !155 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !157, !DIExpression(), !161)
    #dbg_declare(ptr %_2, !158, !DIExpression(), !161)
  call void %_1(), !dbg !161
  ret void, !dbg !161
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @_ZN4core3ops8function6FnOnce9call_once17hc285d6329e6e4fddE(ptr %0) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !162 {
start:
  %1 = alloca [16 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  %_1 = alloca [8 x i8], align 8
  store ptr %0, ptr %_1, align 8
    #dbg_declare(ptr %_1, !166, !DIExpression(), !168)
    #dbg_declare(ptr %_2, !167, !DIExpression(), !168)
; invoke std::rt::lang_start::{{closure}}
  %_0 = invoke i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h9d45c7143fd6b235E"(ptr align 8 %_1)
          to label %bb1 unwind label %cleanup, !dbg !168

bb3:                                              ; preds = %cleanup
  %2 = load ptr, ptr %1, align 8, !dbg !168
  %3 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !168
  %4 = load i32, ptr %3, align 8, !dbg !168
  %5 = insertvalue { ptr, i32 } poison, ptr %2, 0, !dbg !168
  %6 = insertvalue { ptr, i32 } %5, i32 %4, 1, !dbg !168
  resume { ptr, i32 } %6, !dbg !168

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
  ret i32 %_0, !dbg !168
}

; <() as std::process::Termination>::report
; Function Attrs: inlinehint nonlazybind uwtable
define internal i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17hdef1fcf085aa2857E"() unnamed_addr #1 !dbg !169 {
start:
  %_1.dbg.spill = alloca [0 x i8], align 1
    #dbg_declare(ptr %_1.dbg.spill, !174, !DIExpression(), !175)
  ret i8 0, !dbg !176
}

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @__VERIFIER_nondet_int() unnamed_addr #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #4

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #5

; core::panicking::panic
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1, i64, ptr align 8) unnamed_addr #5

; std::rt::lang_start_internal
; Function Attrs: nonlazybind uwtable
declare i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1, ptr align 8, i64, ptr, i8) unnamed_addr #0

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @rust_eh_personality(i32, i32, i64, ptr, ptr) unnamed_addr #3

; Function Attrs: nonlazybind
define i32 @main(i32 %0, ptr %1) unnamed_addr #6 {
top:
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
; call std::rt::lang_start
  %4 = call i64 @_ZN3std2rt10lang_start17h2369a657897d0d53E(ptr @_ZN22rust_debug_assert_safe4main17h00ee262fde846cdcE, i64 %3, ptr %1, i8 0)
  %5 = trunc i64 %4 to i32
  ret i32 %5
}

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { noinline nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { nonlazybind "target-cpu"="x86-64" }
attributes #7 = { nounwind }
attributes #8 = { noinline noreturn }
attributes #9 = { noinline }
attributes #10 = { inlinehint }

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
!31 = !DIFile(filename: "rust_debug_assert_safe.rs/@/rust_debug_assert_safe.3e642882a7e21d86-cgu.0", directory: ".")
!32 = !{!0}
!33 = distinct !DISubprogram(name: "int", linkageName: "_ZN22rust_debug_assert_safe3int17h9bff6a38e298b956E", scope: !35, file: !34, line: 6, type: !36, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23)
!34 = !DIFile(filename: "rust_debug_assert_safe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "aa383eb736ee8c79b25dc912a7df1ede")
!35 = !DINamespace(name: "rust_debug_assert_safe", scope: null)
!36 = !DISubroutineType(types: !37)
!37 = !{!38}
!38 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!39 = !DILocation(line: 7, column: 14, scope: !33)
!40 = !DILocation(line: 8, column: 2, scope: !33)
!41 = distinct !DISubprogram(name: "main", linkageName: "_ZN22rust_debug_assert_safe4main17h00ee262fde846cdcE", scope: !35, file: !34, line: 10, type: !21, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagMainSubprogram, unit: !30, templateParams: !23, retainedNodes: !42)
!42 = !{!43}
!43 = !DILocalVariable(name: "x", scope: !44, file: !34, line: 11, type: !38, align: 32)
!44 = distinct !DILexicalBlock(scope: !41, file: !34, line: 11, column: 5)
!45 = !DILocation(line: 11, column: 13, scope: !41)
!46 = !DILocation(line: 11, column: 9, scope: !44)
!47 = !DILocation(line: 12, column: 8, scope: !44)
!48 = !DILocation(line: 15, column: 2, scope: !41)
!49 = !DILocation(line: 12, column: 17, scope: !44)
!50 = !DILocation(line: 13, column: 17, scope: !44)
!51 = !DILocation(line: 13, column: 9, scope: !44)
!52 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17h2369a657897d0d53E", scope: !16, file: !53, line: 199, type: !54, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !65, retainedNodes: !60)
!53 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!54 = !DISubroutineType(types: !55)
!55 = !{!56, !20, !56, !57, !59}
!56 = !DIBasicType(name: "isize", size: 64, encoding: DW_ATE_signed)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const *const u8", baseType: !58, size: 64, align: 64, dwarfAddressSpace: 0)
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const u8", baseType: !59, size: 64, align: 64, dwarfAddressSpace: 0)
!59 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!60 = !{!61, !62, !63, !64}
!61 = !DILocalVariable(name: "main", arg: 1, scope: !52, file: !53, line: 200, type: !20)
!62 = !DILocalVariable(name: "argc", arg: 2, scope: !52, file: !53, line: 201, type: !56)
!63 = !DILocalVariable(name: "argv", arg: 3, scope: !52, file: !53, line: 202, type: !57)
!64 = !DILocalVariable(name: "sigpipe", arg: 4, scope: !52, file: !53, line: 203, type: !59)
!65 = !{!66}
!66 = !DITemplateTypeParameter(name: "T", type: !7)
!67 = !DILocation(line: 200, column: 5, scope: !52)
!68 = !DILocation(line: 201, column: 5, scope: !52)
!69 = !DILocation(line: 202, column: 5, scope: !52)
!70 = !DILocation(line: 203, column: 5, scope: !52)
!71 = !DILocation(line: 206, column: 10, scope: !52)
!72 = !DILocation(line: 205, column: 5, scope: !52)
!73 = !DILocation(line: 211, column: 2, scope: !52)
!74 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h9d45c7143fd6b235E", scope: !15, file: !53, line: 206, type: !75, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !65, retainedNodes: !78)
!75 = !DISubroutineType(types: !76)
!76 = !{!38, !77}
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::rt::lang_start::{closure_env#0}<()>", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!78 = !{!79}
!79 = !DILocalVariable(name: "main", scope: !74, file: !53, line: 200, type: !20, align: 64)
!80 = !DILocation(line: 200, column: 5, scope: !74)
!81 = !DILocation(line: 206, column: 70, scope: !74)
!82 = !DILocation(line: 206, column: 18, scope: !74)
!83 = !DILocation(line: 206, column: 76, scope: !74)
!84 = !DILocalVariable(name: "self", arg: 1, scope: !85, file: !86, line: 2183, type: !87)
!85 = distinct !DISubprogram(name: "to_i32", linkageName: "_ZN3std7process8ExitCode6to_i3217h6a91911d95ec1c87E", scope: !87, file: !86, line: 2183, type: !98, scopeLine: 2183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !100, retainedNodes: !101)
!86 = !DIFile(filename: "library/std/src/process.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "dfe9b5e7c082bd83c1ad09dca134fe2e")
!87 = !DICompositeType(tag: DW_TAG_structure_type, name: "ExitCode", scope: !88, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !89, templateParams: !23, identifier: "d3c48e161624474ef134d5bb5b7f6263")
!88 = !DINamespace(name: "process", scope: !17)
!89 = !{!90}
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !87, file: !2, baseType: !91, size: 8, align: 8, flags: DIFlagPrivate)
!91 = !DICompositeType(tag: DW_TAG_structure_type, name: "ExitCode", scope: !92, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !96, templateParams: !23, identifier: "1dc7ea73d61d57934d44e587e722564d")
!92 = !DINamespace(name: "common", scope: !93)
!93 = !DINamespace(name: "unix", scope: !94)
!94 = !DINamespace(name: "process", scope: !95)
!95 = !DINamespace(name: "sys", scope: !17)
!96 = !{!97}
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !91, file: !2, baseType: !59, size: 8, align: 8, flags: DIFlagPrivate)
!98 = !DISubroutineType(types: !99)
!99 = !{!38, !87}
!100 = !DISubprogram(name: "to_i32", linkageName: "_ZN3std7process8ExitCode6to_i3217h6a91911d95ec1c87E", scope: !87, file: !86, line: 2183, type: !98, scopeLine: 2183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!101 = !{!84}
!102 = !DILocation(line: 2183, column: 19, scope: !85, inlinedAt: !103)
!103 = !DILocation(line: 206, column: 85, scope: !74)
!104 = !DILocation(line: 588, column: 9, scope: !105, inlinedAt: !111)
!105 = distinct !DISubprogram(name: "as_i32", linkageName: "_ZN3std3sys7process4unix6common8ExitCode6as_i3217hf1ec11a6a9c53aa2E", scope: !91, file: !106, line: 587, type: !107, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !110)
!106 = !DIFile(filename: "library/std/src/sys/process/unix/common.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "30ad2f25ab170a75b6ebf3a9d367d220")
!107 = !DISubroutineType(types: !108)
!108 = !{!38, !109}
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::sys::process::unix::common::ExitCode", baseType: !91, size: 64, align: 64, dwarfAddressSpace: 0)
!110 = !DISubprogram(name: "as_i32", linkageName: "_ZN3std3sys7process4unix6common8ExitCode6as_i3217hf1ec11a6a9c53aa2E", scope: !91, file: !106, line: 587, type: !107, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!111 = !DILocation(line: 2184, column: 16, scope: !85, inlinedAt: !103)
!112 = !DILocation(line: 206, column: 93, scope: !74)
!113 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h2bad03e1f9e1b668E", scope: !115, file: !114, line: 162, type: !116, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !122, retainedNodes: !118)
!114 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!115 = !DINamespace(name: "backtrace", scope: !95)
!116 = !DISubroutineType(types: !117)
!117 = !{null, !20}
!118 = !{!119, !120}
!119 = !DILocalVariable(name: "f", arg: 1, scope: !113, file: !114, line: 162, type: !20)
!120 = !DILocalVariable(name: "result", scope: !121, file: !114, line: 166, type: !7, align: 8)
!121 = distinct !DILexicalBlock(scope: !113, file: !114, line: 166, column: 5)
!122 = !{!123, !66}
!123 = !DITemplateTypeParameter(name: "F", type: !20)
!124 = !DILocation(line: 166, column: 9, scope: !121)
!125 = !DILocation(line: 162, column: 43, scope: !113)
!126 = !DILocalVariable(name: "dummy", scope: !127, file: !128, line: 490, type: !7, align: 8)
!127 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17h7e38dd2d7f76317cE", scope: !129, file: !128, line: 490, type: !131, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !65, retainedNodes: !133)
!128 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!129 = !DINamespace(name: "hint", scope: !130)
!130 = !DINamespace(name: "core", scope: null)
!131 = !DISubroutineType(types: !132)
!132 = !{null, !7}
!133 = !{!126}
!134 = !DILocation(line: 490, column: 27, scope: !127, inlinedAt: !135)
!135 = !DILocation(line: 169, column: 5, scope: !121)
!136 = !DILocation(line: 166, column: 18, scope: !113)
!137 = !DILocation(line: 491, column: 5, scope: !127, inlinedAt: !135)
!138 = !{i64 4540111145410834}
!139 = !DILocation(line: 172, column: 2, scope: !113)
!140 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hc3f86b045132c37fE", scope: !142, file: !141, line: 250, type: !145, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !151, retainedNodes: !148)
!141 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!142 = !DINamespace(name: "FnOnce", scope: !143)
!143 = !DINamespace(name: "function", scope: !144)
!144 = !DINamespace(name: "ops", scope: !130)
!145 = !DISubroutineType(types: !146)
!146 = !{!38, !147}
!147 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut std::rt::lang_start::{closure_env#0}<()>", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!148 = !{!149, !150}
!149 = !DILocalVariable(arg: 1, scope: !140, file: !141, line: 250, type: !147)
!150 = !DILocalVariable(arg: 2, scope: !140, file: !141, line: 250, type: !7)
!151 = !{!152, !153}
!152 = !DITemplateTypeParameter(name: "Self", type: !14)
!153 = !DITemplateTypeParameter(name: "Args", type: !7)
!154 = !DILocation(line: 250, column: 5, scope: !140)
!155 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h91ac088e14916d83E", scope: !142, file: !141, line: 250, type: !116, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !159, retainedNodes: !156)
!156 = !{!157, !158}
!157 = !DILocalVariable(arg: 1, scope: !155, file: !141, line: 250, type: !20)
!158 = !DILocalVariable(arg: 2, scope: !155, file: !141, line: 250, type: !7)
!159 = !{!160, !153}
!160 = !DITemplateTypeParameter(name: "Self", type: !20)
!161 = !DILocation(line: 250, column: 5, scope: !155)
!162 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hc285d6329e6e4fddE", scope: !142, file: !141, line: 250, type: !163, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !151, retainedNodes: !165)
!163 = !DISubroutineType(types: !164)
!164 = !{!38, !14}
!165 = !{!166, !167}
!166 = !DILocalVariable(arg: 1, scope: !162, file: !141, line: 250, type: !14)
!167 = !DILocalVariable(arg: 2, scope: !162, file: !141, line: 250, type: !7)
!168 = !DILocation(line: 250, column: 5, scope: !162)
!169 = distinct !DISubprogram(name: "report", linkageName: "_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17hdef1fcf085aa2857E", scope: !170, file: !86, line: 2581, type: !171, scopeLine: 2581, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !173)
!170 = !DINamespace(name: "{impl#63}", scope: !88)
!171 = !DISubroutineType(types: !172)
!172 = !{!87, !7}
!173 = !{!174}
!174 = !DILocalVariable(arg: 1, scope: !169, file: !86, line: 2581, type: !7)
!175 = !DILocation(line: 2581, column: 15, scope: !169)
!176 = !DILocation(line: 2583, column: 6, scope: !169)
