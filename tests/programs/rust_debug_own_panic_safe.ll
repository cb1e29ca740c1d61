; ModuleID = 'rust_debug_own_panic_safe.516702e6583b8410-cgu.0'
source_filename = "rust_debug_own_panic_safe.516702e6583b8410-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_2a533901c6b79cd7d4fd2cba3112ad6d = private unnamed_addr constant [29 x i8] c"rust_debug_own_panic_safe.rs\00", align 1
@alloc_8a33b98574d5478d33ac1e9c40fe3134 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_2a533901c6b79cd7d4fd2cba3112ad6d, [16 x i8] c"\1C\00\00\00\00\00\00\00\13\00\00\00\05\00\00\00" }>, align 8
@alloc_4c538a0e3288185214667ce168cd8755 = private unnamed_addr constant [24 x i8] c"assertion failed: x <= 3", align 1
@alloc_9047cc08531389e6d71336df259a2cd2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_2a533901c6b79cd7d4fd2cba3112ad6d, [16 x i8] c"\1C\00\00\00\00\00\00\00\18\00\00\00\05\00\00\00" }>, align 8
@vtable.0 = private constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h24111ac9bc3c7d4eE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h6b8395cae52c00fcE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h6b8395cae52c00fcE" }>, align 8, !dbg !0
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_debug_own_panic_safe::unwrap_failed
; Function Attrs: noinline nonlazybind uwtable
define internal i32 @_ZN25rust_debug_own_panic_safe13unwrap_failed17h93780ab067b89b8fE(i32 %x) unnamed_addr #0 !dbg !33 {
start:
  %x.dbg.spill = alloca [4 x i8], align 4
  store i32 %x, ptr %x.dbg.spill, align 4
    #dbg_declare(ptr %x.dbg.spill, !40, !DIExpression(), !41)
  %_2.0 = add i32 %x, 1, !dbg !42
  %_2.1 = icmp ult i32 %_2.0, %x, !dbg !42
  br i1 %_2.1, label %panic, label %bb1, !dbg !42

bb1:                                              ; preds = %start
  ret i32 %_2.0, !dbg !43

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_8a33b98574d5478d33ac1e9c40fe3134) #6, !dbg !42
  unreachable, !dbg !42
}

; rust_debug_own_panic_safe::main
; Function Attrs: nonlazybind uwtable
define hidden void @_ZN25rust_debug_own_panic_safe4main17hcf11502e9f5ea0bbE() unnamed_addr #1 !dbg !44 {
start:
  %x.dbg.spill = alloca [4 x i8], align 4, !dbg !48
; call rust_debug_own_panic_safe::uint
  %_3 = call i32 @_ZN25rust_debug_own_panic_safe4uint17h25f75254dd33c4c1E(), !dbg !48
; call rust_debug_own_panic_safe::panicking::panic
  %_2 = call i32 @_ZN25rust_debug_own_panic_safe9panicking5panic17h9a59201998af8394E(i32 %_3) #7, !dbg !49
; call rust_debug_own_panic_safe::unwrap_failed
  %x = call i32 @_ZN25rust_debug_own_panic_safe13unwrap_failed17h93780ab067b89b8fE(i32 %_2) #7, !dbg !50
  store i32 %x, ptr %x.dbg.spill, align 4, !dbg !50
    #dbg_declare(ptr %x.dbg.spill, !46, !DIExpression(), !51)
  %_4 = icmp ule i32 %x, 3, !dbg !52
  br i1 %_4, label %bb4, label %bb5, !dbg !52

bb5:                                              ; preds = %start
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_4c538a0e3288185214667ce168cd8755, i64 24, ptr align 8 @alloc_9047cc08531389e6d71336df259a2cd2) #6, !dbg !53
  unreachable, !dbg !53

bb4:                                              ; preds = %start
  ret void, !dbg !54
}

; rust_debug_own_panic_safe::uint
; Function Attrs: nonlazybind uwtable
define internal i32 @_ZN25rust_debug_own_panic_safe4uint17h25f75254dd33c4c1E() unnamed_addr #1 !dbg !55 {
start:
  %_0 = call i32 @__VERIFIER_nondet_uint() #8, !dbg !58
  ret i32 %_0, !dbg !59
}

; rust_debug_own_panic_safe::panicking::panic
; Function Attrs: noinline nonlazybind uwtable
define internal i32 @_ZN25rust_debug_own_panic_safe9panicking5panic17h9a59201998af8394E(i32 %x) unnamed_addr #0 !dbg !60 {
start:
  %x.dbg.spill = alloca [4 x i8], align 4
  store i32 %x, ptr %x.dbg.spill, align 4
    #dbg_declare(ptr %x.dbg.spill, !63, !DIExpression(), !64)
  %_0 = urem i32 %x, 3, !dbg !65
  ret i32 %_0, !dbg !66
}

; std::rt::lang_start
; Function Attrs: nonlazybind uwtable
define hidden i64 @_ZN3std2rt10lang_start17hd0cdf6d667035e56E(ptr %main, i64 %argc, ptr %argv, i8 %sigpipe) unnamed_addr #1 !dbg !67 {
start:
  %sigpipe.dbg.spill = alloca [1 x i8], align 1
  %argv.dbg.spill = alloca [8 x i8], align 8
  %argc.dbg.spill = alloca [8 x i8], align 8
  %main.dbg.spill = alloca [8 x i8], align 8
  %_7 = alloca [8 x i8], align 8
  store ptr %main, ptr %main.dbg.spill, align 8
    #dbg_declare(ptr %main.dbg.spill, !76, !DIExpression(), !82)
  store i64 %argc, ptr %argc.dbg.spill, align 8
    #dbg_declare(ptr %argc.dbg.spill, !77, !DIExpression(), !83)
  store ptr %argv, ptr %argv.dbg.spill, align 8
    #dbg_declare(ptr %argv.dbg.spill, !78, !DIExpression(), !84)
  store i8 %sigpipe, ptr %sigpipe.dbg.spill, align 1
    #dbg_declare(ptr %sigpipe.dbg.spill, !79, !DIExpression(), !85)
  store ptr %main, ptr %_7, align 8, !dbg !86
; call std::rt::lang_start_internal
  %_0 = call i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1 %_7, ptr align 8 @vtable.0, i64 %argc, ptr %argv, i8 %sigpipe), !dbg !87
  ret i64 %_0, !dbg !88
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h6b8395cae52c00fcE"(ptr align 8 %_1) unnamed_addr #2 !dbg !89 {
start:
  %self.dbg.spill = alloca [1 x i8], align 1
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !95, !DIExpression(DW_OP_deref), !96)
  %_4 = load ptr, ptr %_1, align 8, !dbg !97
; call std::sys::backtrace::__rust_begin_short_backtrace
  call void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h1ca7f09c998af22aE(ptr %_4) #7, !dbg !98
; call <() as std::process::Termination>::report
  %self = call i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h0c277a491ac51c85E"() #9, !dbg !99
  store i8 %self, ptr %self.dbg.spill, align 1, !dbg !99
    #dbg_declare(ptr %self.dbg.spill, !100, !DIExpression(), !118)
  %_0 = zext i8 %self to i32, !dbg !120
  ret i32 %_0, !dbg !128
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nonlazybind uwtable
define internal void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h1ca7f09c998af22aE(ptr %f) unnamed_addr #0 !dbg !129 {
start:
  %dummy.dbg.spill = alloca [0 x i8], align 1
  %f.dbg.spill = alloca [8 x i8], align 8
  %result.dbg.spill = alloca [0 x i8], align 1
    #dbg_declare(ptr %result.dbg.spill, !136, !DIExpression(), !140)
  store ptr %f, ptr %f.dbg.spill, align 8
    #dbg_declare(ptr %f.dbg.spill, !135, !DIExpression(), !141)
    #dbg_declare(ptr %dummy.dbg.spill, !142, !DIExpression(), !150)
; call core::ops::function::FnOnce::call_once
  call void @_ZN4core3ops8function6FnOnce9call_once17hcb45e7ada77eae0bE(ptr %f) #9, !dbg !152
  call void asm sideeffect "", "~{memory}"(), !dbg !153, !srcloc !154
  ret void, !dbg !155
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h24111ac9bc3c7d4eE"(ptr %_1) unnamed_addr #2 !dbg !156 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !165, !DIExpression(), !170)
    #dbg_declare(ptr %_2, !166, !DIExpression(), !170)
  %0 = load ptr, ptr %_1, align 8, !dbg !170
; call core::ops::function::FnOnce::call_once
  %_0 = call i32 @_ZN4core3ops8function6FnOnce9call_once17hf4749cb9c9dbae06E(ptr %0) #9, !dbg !170
  ret i32 %_0, !dbg !170
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @_ZN4core3ops8function6FnOnce9call_once17hcb45e7ada77eae0bE(ptr %_1) unnamed_addr #2 !dbg !171 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !173, !DIExpression(), !177)
    #dbg_declare(ptr %_2, !174, !DIExpression(), !177)
  call void %_1(), !dbg !177
  ret void, !dbg !177
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @_ZN4core3ops8function6FnOnce9call_once17hf4749cb9c9dbae06E(ptr %0) unnamed_addr #2 personality ptr @rust_eh_personality !dbg !178 {
start:
  %1 = alloca [16 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  %_1 = alloca [8 x i8], align 8
  store ptr %0, ptr %_1, align 8
    #dbg_declare(ptr %_1, !182, !DIExpression(), !184)
    #dbg_declare(ptr %_2, !183, !DIExpression(), !184)
; invoke std::rt::lang_start::{{closure}}
  %_0 = invoke i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h6b8395cae52c00fcE"(ptr align 8 %_1)
          to label %bb1 unwind label %cleanup, !dbg !184

bb3:                                              ; preds = %cleanup
  %2 = load ptr, ptr %1, align 8, !dbg !184
  %3 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !184
  %4 = load i32, ptr %3, align 8, !dbg !184
  %5 = insertvalue { ptr, i32 } poison, ptr %2, 0, !dbg !184
  %6 = insertvalue { ptr, i32 } %5, i32 %4, 1, !dbg !184
  resume { ptr, i32 } %6, !dbg !184

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
  ret i32 %_0, !dbg !184
}

; <() as std::process::Termination>::report
; Function Attrs: inlinehint nonlazybind uwtable
define internal i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h0c277a491ac51c85E"() unnamed_addr #2 !dbg !185 {
start:
  %_1.dbg.spill = alloca [0 x i8], align 1
    #dbg_declare(ptr %_1.dbg.spill, !190, !DIExpression(), !191)
  ret i8 0, !dbg !192
}

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #3

; core::panicking::panic
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1, i64, ptr align 8) unnamed_addr #3

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @__VERIFIER_nondet_uint() unnamed_addr #4

; std::rt::lang_start_internal
; Function Attrs: nonlazybind uwtable
declare i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1, ptr align 8, i64, ptr, i8) unnamed_addr #1

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @rust_eh_personality(i32, i32, i64, ptr, ptr) unnamed_addr #4

; Function Attrs: nonlazybind
define i32 @main(i32 %0, ptr %1) unnamed_addr #5 {
top:
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
; call std::rt::lang_start
  %4 = call i64 @_ZN3std2rt10lang_start17hd0cdf6d667035e56E(ptr @_ZN25rust_debug_own_panic_safe4main17hcf11502e9f5ea0bbE, i64 %3, ptr %1, i8 0)
  %5 = trunc i64 %4 to i32
  ret i32 %5
}

attributes #0 = { noinline nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { nonlazybind "target-cpu"="x86-64" }
attributes #6 = { noinline noreturn }
attributes #7 = { noinline }
attributes #8 = { nounwind }
attributes #9 = { inlinehint }

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
!31 = !DIFile(filename: "rust_debug_own_panic_safe.rs/@/rust_debug_own_panic_safe.516702e6583b8410-cgu.0", directory: ".")
!32 = !{!0}
!33 = distinct !DISubprogram(name: "unwrap_failed", linkageName: "_ZN25rust_debug_own_panic_safe13unwrap_failed17h93780ab067b89b8fE", scope: !35, file: !34, line: 18, type: !36, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !39)
!34 = !DIFile(filename: "rust_debug_own_panic_safe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "ca3683bcf47eea3741055f65672265ca")
!35 = !DINamespace(name: "rust_debug_own_panic_safe", scope: null)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !38}
!38 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!39 = !{!40}
!40 = !DILocalVariable(name: "x", arg: 1, scope: !33, file: !34, line: 18, type: !38)
!41 = !DILocation(line: 18, column: 18, scope: !33)
!42 = !DILocation(line: 19, column: 5, scope: !33)
!43 = !DILocation(line: 20, column: 2, scope: !33)
!44 = distinct !DISubprogram(name: "main", linkageName: "_ZN25rust_debug_own_panic_safe4main17hcf11502e9f5ea0bbE", scope: !35, file: !34, line: 22, type: !21, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagMainSubprogram, unit: !30, templateParams: !23, retainedNodes: !45)
!45 = !{!46}
!46 = !DILocalVariable(name: "x", scope: !47, file: !34, line: 23, type: !38, align: 32)
!47 = distinct !DILexicalBlock(scope: !44, file: !34, line: 23, column: 5)
!48 = !DILocation(line: 23, column: 44, scope: !44)
!49 = !DILocation(line: 23, column: 27, scope: !44)
!50 = !DILocation(line: 23, column: 13, scope: !44)
!51 = !DILocation(line: 23, column: 9, scope: !47)
!52 = !DILocation(line: 24, column: 13, scope: !47)
!53 = !DILocation(line: 24, column: 5, scope: !47)
!54 = !DILocation(line: 25, column: 2, scope: !44)
!55 = distinct !DISubprogram(name: "uint", linkageName: "_ZN25rust_debug_own_panic_safe4uint17h25f75254dd33c4c1E", scope: !35, file: !34, line: 6, type: !56, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23)
!56 = !DISubroutineType(types: !57)
!57 = !{!38}
!58 = !DILocation(line: 7, column: 14, scope: !55)
!59 = !DILocation(line: 8, column: 2, scope: !55)
!60 = distinct !DISubprogram(name: "panic", linkageName: "_ZN25rust_debug_own_panic_safe9panicking5panic17h9a59201998af8394E", scope: !61, file: !34, line: 12, type: !36, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !62)
!61 = !DINamespace(name: "panicking", scope: !35)
!62 = !{!63}
!63 = !DILocalVariable(name: "x", arg: 1, scope: !60, file: !34, line: 12, type: !38)
!64 = !DILocation(line: 12, column: 18, scope: !60)
!65 = !DILocation(line: 13, column: 9, scope: !60)
!66 = !DILocation(line: 14, column: 6, scope: !60)
!67 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17hd0cdf6d667035e56E", scope: !16, file: !68, line: 199, type: !69, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !80, retainedNodes: !75)
!68 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!69 = !DISubroutineType(types: !70)
!70 = !{!71, !20, !71, !72, !74}
!71 = !DIBasicType(name: "isize", size: 64, encoding: DW_ATE_signed)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const *const u8", baseType: !73, size: 64, align: 64, dwarfAddressSpace: 0)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const u8", baseType: !74, size: 64, align: 64, dwarfAddressSpace: 0)
!74 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!75 = !{!76, !77, !78, !79}
!76 = !DILocalVariable(name: "main", arg: 1, scope: !67, file: !68, line: 200, type: !20)
!77 = !DILocalVariable(name: "argc", arg: 2, scope: !67, file: !68, line: 201, type: !71)
!78 = !DILocalVariable(name: "argv", arg: 3, scope: !67, file: !68, line: 202, type: !72)
!79 = !DILocalVariable(name: "sigpipe", arg: 4, scope: !67, file: !68, line: 203, type: !74)
!80 = !{!81}
!81 = !DITemplateTypeParameter(name: "T", type: !7)
!82 = !DILocation(line: 200, column: 5, scope: !67)
!83 = !DILocation(line: 201, column: 5, scope: !67)
!84 = !DILocation(line: 202, column: 5, scope: !67)
!85 = !DILocation(line: 203, column: 5, scope: !67)
!86 = !DILocation(line: 206, column: 10, scope: !67)
!87 = !DILocation(line: 205, column: 5, scope: !67)
!88 = !DILocation(line: 211, column: 2, scope: !67)
!89 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h6b8395cae52c00fcE", scope: !15, file: !68, line: 206, type: !90, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !80, retainedNodes: !94)
!90 = !DISubroutineType(types: !91)
!91 = !{!92, !93}
!92 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::rt::lang_start::{closure_env#0}<()>", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!94 = !{!95}
!95 = !DILocalVariable(name: "main", scope: !89, file: !68, line: 200, type: !20, align: 64)
!96 = !DILocation(line: 200, column: 5, scope: !89)
!97 = !DILocation(line: 206, column: 70, scope: !89)
!98 = !DILocation(line: 206, column: 18, scope: !89)
!99 = !DILocation(line: 206, column: 76, scope: !89)
!100 = !DILocalVariable(name: "self", arg: 1, scope: !101, file: !102, line: 2183, type: !103)
!101 = distinct !DISubprogram(name: "to_i32", linkageName: "_ZN3std7process8ExitCode6to_i3217hfc637ef2b45fb6a9E", scope: !103, file: !102, line: 2183, type: !114, scopeLine: 2183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !116, retainedNodes: !117)
!102 = !DIFile(filename: "library/std/src/process.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "dfe9b5e7c082bd83c1ad09dca134fe2e")
!103 = !DICompositeType(tag: DW_TAG_structure_type, name: "ExitCode", scope: !104, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !105, templateParams: !23, identifier: "d3c48e161624474ef134d5bb5b7f6263")
!104 = !DINamespace(name: "process", scope: !17)
!105 = !{!106}
!106 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !103, file: !2, baseType: !107, size: 8, align: 8, flags: DIFlagPrivate)
!107 = !DICompositeType(tag: DW_TAG_structure_type, name: "ExitCode", scope: !108, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !112, templateParams: !23, identifier: "1dc7ea73d61d57934d44e587e722564d")
!108 = !DINamespace(name: "common", scope: !109)
!109 = !DINamespace(name: "unix", scope: !110)
!110 = !DINamespace(name: "process", scope: !111)
!111 = !DINamespace(name: "sys", scope: !17)
!112 = !{!113}
!113 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !107, file: !2, baseType: !74, size: 8, align: 8, flags: DIFlagPrivate)
!114 = !DISubroutineType(types: !115)
!115 = !{!92, !103}
!116 = !DISubprogram(name: "to_i32", linkageName: "_ZN3std7process8ExitCode6to_i3217hfc637ef2b45fb6a9E", scope: !103, file: !102, line: 2183, type: !114, scopeLine: 2183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!117 = !{!100}
!118 = !DILocation(line: 2183, column: 19, scope: !101, inlinedAt: !119)
!119 = !DILocation(line: 206, column: 85, scope: !89)
!120 = !DILocation(line: 588, column: 9, scope: !121, inlinedAt: !127)
!121 = distinct !DISubprogram(name: "as_i32", linkageName: "_ZN3std3sys7process4unix6common8ExitCode6as_i3217h4f1aeb8966d993feE", scope: !107, file: !122, line: 587, type: !123, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !126)
!122 = !DIFile(filename: "library/std/src/sys/process/unix/common.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "30ad2f25ab170a75b6ebf3a9d367d220")
!123 = !DISubroutineType(types: !124)
!124 = !{!92, !125}
!125 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::sys::process::unix::common::ExitCode", baseType: !107, size: 64, align: 64, dwarfAddressSpace: 0)
!126 = !DISubprogram(name: "as_i32", linkageName: "_ZN3std3sys7process4unix6common8ExitCode6as_i3217h4f1aeb8966d993feE", scope: !107, file: !122, line: 587, type: !123, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!127 = !DILocation(line: 2184, column: 16, scope: !101, inlinedAt: !119)
!128 = !DILocation(line: 206, column: 93, scope: !89)
!129 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h1ca7f09c998af22aE", scope: !131, file: !130, line: 162, type: !132, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !138, retainedNodes: !134)
!130 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!131 = !DINamespace(name: "backtrace", scope: !111)
!132 = !DISubroutineType(types: !133)
!133 = !{null, !20}
!134 = !{!135, !136}
!135 = !DILocalVariable(name: "f", arg: 1, scope: !129, file: !130, line: 162, type: !20)
!136 = !DILocalVariable(name: "result", scope: !137, file: !130, line: 166, type: !7, align: 8)
!137 = distinct !DILexicalBlock(scope: !129, file: !130, line: 166, column: 5)
!138 = !{!139, !81}
!139 = !DITemplateTypeParameter(name: "F", type: !20)
!140 = !DILocation(line: 166, column: 9, scope: !137)
!141 = !DILocation(line: 162, column: 43, scope: !129)
!142 = !DILocalVariable(name: "dummy", scope: !143, file: !144, line: 490, type: !7, align: 8)
!143 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17h746146940de31c06E", scope: !145, file: !144, line: 490, type: !147, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !80, retainedNodes: !149)
!144 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!145 = !DINamespace(name: "hint", scope: !146)
!146 = !DINamespace(name: "core", scope: null)
!147 = !DISubroutineType(types: !148)
!148 = !{null, !7}
!149 = !{!142}
!150 = !DILocation(line: 490, column: 27, scope: !143, inlinedAt: !151)
!151 = !DILocation(line: 169, column: 5, scope: !137)
!152 = !DILocation(line: 166, column: 18, scope: !129)
!153 = !DILocation(line: 491, column: 5, scope: !143, inlinedAt: !151)
!154 = !{i64 4976789060431418}
!155 = !DILocation(line: 172, column: 2, scope: !129)
!156 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h24111ac9bc3c7d4eE", scope: !158, file: !157, line: 250, type: !161, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !167, retainedNodes: !164)
!157 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!158 = !DINamespace(name: "FnOnce", scope: !159)
!159 = !DINamespace(name: "function", scope: !160)
!160 = !DINamespace(name: "ops", scope: !146)
!161 = !DISubroutineType(types: !162)
!162 = !{!92, !163}
!163 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut std::rt::lang_start::{closure_env#0}<()>", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!164 = !{!165, !166}
!165 = !DILocalVariable(arg: 1, scope: !156, file: !157, line: 250, type: !163)
!166 = !DILocalVariable(arg: 2, scope: !156, file: !157, line: 250, type: !7)
!167 = !{!168, !169}
!168 = !DITemplateTypeParameter(name: "Self", type: !14)
!169 = !DITemplateTypeParameter(name: "Args", type: !7)
!170 = !DILocation(line: 250, column: 5, scope: !156)
!171 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hcb45e7ada77eae0bE", scope: !158, file: !157, line: 250, type: !132, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !175, retainedNodes: !172)
!172 = !{!173, !174}
!173 = !DILocalVariable(arg: 1, scope: !171, file: !157, line: 250, type: !20)
!174 = !DILocalVariable(arg: 2, scope: !171, file: !157, line: 250, type: !7)
!175 = !{!176, !169}
!176 = !DITemplateTypeParameter(name: "Self", type: !20)
!177 = !DILocation(line: 250, column: 5, scope: !171)
!178 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hf4749cb9c9dbae06E", scope: !158, file: !157, line: 250, type: !179, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !167, retainedNodes: !181)
!179 = !DISubroutineType(types: !180)
!180 = !{!92, !14}
!181 = !{!182, !183}
!182 = !DILocalVariable(arg: 1, scope: !178, file: !157, line: 250, type: !14)
!183 = !DILocalVariable(arg: 2, scope: !178, file: !157, line: 250, type: !7)
!184 = !DILocation(line: 250, column: 5, scope: !178)
!185 = distinct !DISubprogram(name: "report", linkageName: "_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h0c277a491ac51c85E", scope: !186, file: !102, line: 2581, type: !187, scopeLine: 2581, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !189)
!186 = !DINamespace(name: "{impl#63}", scope: !104)
!187 = !DISubroutineType(types: !188)
!188 = !{!103, !7}
!189 = !{!190}
!190 = !DILocalVariable(arg: 1, scope: !185, file: !102, line: 2581, type: !7)
!191 = !DILocation(line: 2581, column: 15, scope: !185)
!192 = !DILocation(line: 2583, column: 6, scope: !185)
