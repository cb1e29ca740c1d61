; ModuleID = 'rust_debug_modulo_safe.8c504c93237d0027-cgu.0'
source_filename = "rust_debug_modulo_safe.8c504c93237d0027-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_ccd8f2da4b3c939e42a3a2c4abe45c92 = private unnamed_addr constant [26 x i8] c"rust_debug_modulo_safe.rs\00", align 1
@alloc_8126adfe27f20fe9d3b2a815aa7faea0 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ccd8f2da4b3c939e42a3a2c4abe45c92, [16 x i8] c"\19\00\00\00\00\00\00\00\0D\00\00\00\1C\00\00\00" }>, align 8
@vtable.0 = private constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h05ac4676239253a7E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hc57447cf94feed90E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hc57447cf94feed90E" }>, align 8, !dbg !0
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_debug_modulo_safe::int
; Function Attrs: nonlazybind uwtable
define internal i32 @_ZN22rust_debug_modulo_safe3int17h72c2635c054049d7E() unnamed_addr #0 !dbg !33 {
start:
  %_0 = call i32 @__VERIFIER_nondet_int() #7, !dbg !39
  ret i32 %_0, !dbg !40
}

; rust_debug_modulo_safe::main
; Function Attrs: nonlazybind uwtable
define hidden void @_ZN22rust_debug_modulo_safe4main17h37b1e7d179000746E() unnamed_addr #0 !dbg !41 {
start:
  %b.dbg.spill = alloca [4 x i8], align 4, !dbg !46
  %a.dbg.spill = alloca [4 x i8], align 4, !dbg !46
; call rust_debug_modulo_safe::int
  %_4 = call i32 @_ZN22rust_debug_modulo_safe3int17h72c2635c054049d7E(), !dbg !46
; call rust_debug_modulo_safe::int
  %_5 = call i32 @_ZN22rust_debug_modulo_safe3int17h72c2635c054049d7E(), !dbg !47
  store i32 %_4, ptr %a.dbg.spill, align 4, !dbg !48
    #dbg_declare(ptr %a.dbg.spill, !43, !DIExpression(), !49)
  store i32 %_5, ptr %b.dbg.spill, align 4, !dbg !50
    #dbg_declare(ptr %b.dbg.spill, !45, !DIExpression(), !51)
  %_6 = icmp sgt i32 %_5, 0, !dbg !52
  br i1 %_6, label %bb3, label %bb6, !dbg !52

bb6:                                              ; preds = %start
  ret void, !dbg !53

bb3:                                              ; preds = %start
  %_9 = icmp eq i32 %_5, 0, !dbg !54
  br i1 %_9, label %panic, label %bb4, !dbg !54

bb4:                                              ; preds = %bb3
  %_10 = icmp eq i32 %_5, -1, !dbg !54
  %_11 = icmp eq i32 %_4, -2147483648, !dbg !54
  %_12 = and i1 %_10, %_11, !dbg !54
  br i1 %_12, label %panic1, label %bb5, !dbg !54

panic:                                            ; preds = %bb3
; call core::panicking::panic_const::panic_const_rem_by_zero
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8 @alloc_8126adfe27f20fe9d3b2a815aa7faea0) #8, !dbg !54
  unreachable, !dbg !54

bb5:                                              ; preds = %bb4
  %_8 = srem i32 %_4, %_5, !dbg !54
; call std::process::exit
  call void @_RNvNtCsjrHSEGnQ3l9_3std7process4exit(i32 %_8) #9, !dbg !55
  unreachable, !dbg !55

panic1:                                           ; preds = %bb4
; call core::panicking::panic_const::panic_const_rem_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_rem_overflow(ptr align 8 @alloc_8126adfe27f20fe9d3b2a815aa7faea0) #8, !dbg !54
  unreachable, !dbg !54
}

; std::rt::lang_start
; Function Attrs: nonlazybind uwtable
define hidden i64 @_ZN3std2rt10lang_start17h4ebbad59a9692180E(ptr %main, i64 %argc, ptr %argv, i8 %sigpipe) unnamed_addr #0 !dbg !56 {
start:
  %sigpipe.dbg.spill = alloca [1 x i8], align 1
  %argv.dbg.spill = alloca [8 x i8], align 8
  %argc.dbg.spill = alloca [8 x i8], align 8
  %main.dbg.spill = alloca [8 x i8], align 8
  %_7 = alloca [8 x i8], align 8
  store ptr %main, ptr %main.dbg.spill, align 8
    #dbg_declare(ptr %main.dbg.spill, !65, !DIExpression(), !71)
  store i64 %argc, ptr %argc.dbg.spill, align 8
    #dbg_declare(ptr %argc.dbg.spill, !66, !DIExpression(), !72)
  store ptr %argv, ptr %argv.dbg.spill, align 8
    #dbg_declare(ptr %argv.dbg.spill, !67, !DIExpression(), !73)
  store i8 %sigpipe, ptr %sigpipe.dbg.spill, align 1
    #dbg_declare(ptr %sigpipe.dbg.spill, !68, !DIExpression(), !74)
  store ptr %main, ptr %_7, align 8, !dbg !75
; call std::rt::lang_start_internal
  %_0 = call i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1 %_7, ptr align 8 @vtable.0, i64 %argc, ptr %argv, i8 %sigpipe), !dbg !76
  ret i64 %_0, !dbg !77
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hc57447cf94feed90E"(ptr align 8 %_1) unnamed_addr #1 !dbg !78 {
start:
  %self.dbg.spill = alloca [1 x i8], align 1
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !83, !DIExpression(DW_OP_deref), !84)
  %_4 = load ptr, ptr %_1, align 8, !dbg !85
; call std::sys::backtrace::__rust_begin_short_backtrace
  call void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h4bfd36c3292738b8E(ptr %_4) #10, !dbg !86
; call <() as std::process::Termination>::report
  %self = call i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h911c7f013bc3b41fE"() #11, !dbg !87
  store i8 %self, ptr %self.dbg.spill, align 1, !dbg !87
    #dbg_declare(ptr %self.dbg.spill, !88, !DIExpression(), !106)
  %_0 = zext i8 %self to i32, !dbg !108
  ret i32 %_0, !dbg !116
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nonlazybind uwtable
define internal void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h4bfd36c3292738b8E(ptr %f) unnamed_addr #2 !dbg !117 {
start:
  %dummy.dbg.spill = alloca [0 x i8], align 1
  %f.dbg.spill = alloca [8 x i8], align 8
  %result.dbg.spill = alloca [0 x i8], align 1
    #dbg_declare(ptr %result.dbg.spill, !124, !DIExpression(), !128)
  store ptr %f, ptr %f.dbg.spill, align 8
    #dbg_declare(ptr %f.dbg.spill, !123, !DIExpression(), !129)
    #dbg_declare(ptr %dummy.dbg.spill, !130, !DIExpression(), !138)
; call core::ops::function::FnOnce::call_once
  call void @_ZN4core3ops8function6FnOnce9call_once17h3821abecafb3fa0bE(ptr %f) #11, !dbg !140
  call void asm sideeffect "", "~{memory}"(), !dbg !141, !srcloc !142
  ret void, !dbg !143
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h05ac4676239253a7E"(ptr %_1) unnamed_addr #1 !dbg !144 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !153, !DIExpression(), !158)
    #dbg_declare(ptr %_2, !154, !DIExpression(), !158)
  %0 = load ptr, ptr %_1, align 8, !dbg !158
; call core::ops::function::FnOnce::call_once
  %_0 = call i32 @_ZN4core3ops8function6FnOnce9call_once17hcfaed04323cc96fcE(ptr %0) #11, !dbg !158
  ret i32 %_0, !dbg !158
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @_ZN4core3ops8function6FnOnce9call_once17h3821abecafb3fa0bE(ptr %_1) unnamed_addr #1 !dbg !159 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !161, !DIExpression(), !165)
    #dbg_declare(ptr %_2, !162, !DIExpression(), !165)
  call void %_1(), !dbg !165
  ret void, !dbg !165
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @_ZN4core3ops8function6FnOnce9call_once17hcfaed04323cc96fcE(ptr %0) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !166 {
start:
  %1 = alloca [16 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  %_1 = alloca [8 x i8], align 8
  store ptr %0, ptr %_1, align 8
    #dbg_declare(ptr %_1, !170, !DIExpression(), !172)
    #dbg_declare(ptr %_2, !171, !DIExpression(), !172)
; invoke std::rt::lang_start::{{closure}}
  %_0 = invoke i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hc57447cf94feed90E"(ptr align 8 %_1)
          to label %bb1 unwind label %cleanup, !dbg !172

bb3:                                              ; preds = %cleanup
  %2 = load ptr, ptr %1, align 8, !dbg !172
  %3 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !172
  %4 = load i32, ptr %3, align 8, !dbg !172
  %5 = insertvalue { ptr, i32 } poison, ptr %2, 0, !dbg !172
  %6 = insertvalue { ptr, i32 } %5, i32 %4, 1, !dbg !172
  resume { ptr, i32 } %6, !dbg !172

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
  ret i32 %_0, !dbg !172
}

; <() as std::process::Termination>::report
; Function Attrs: inlinehint nonlazybind uwtable
define internal i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h911c7f013bc3b41fE"() unnamed_addr #1 !dbg !173 {
start:
  %_1.dbg.spill = alloca [0 x i8], align 1
    #dbg_declare(ptr %_1.dbg.spill, !178, !DIExpression(), !179)
  ret i8 0, !dbg !180
}

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @__VERIFIER_nondet_int() unnamed_addr #3

; core::panicking::panic_const::panic_const_rem_by_zero
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8) unnamed_addr #4

; core::panicking::panic_const::panic_const_rem_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_rem_overflow(ptr align 8) unnamed_addr #4

; std::process::exit
; Function Attrs: noreturn nonlazybind uwtable
declare void @_RNvNtCsjrHSEGnQ3l9_3std7process4exit(i32) unnamed_addr #5

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
  %4 = call i64 @_ZN3std2rt10lang_start17h4ebbad59a9692180E(ptr @_ZN22rust_debug_modulo_safe4main17h37b1e7d179000746E, i64 %3, ptr %1, i8 0)
  %5 = trunc i64 %4 to i32
  ret i32 %5
}

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { noinline nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { nonlazybind "target-cpu"="x86-64" }
attributes #7 = { nounwind }
attributes #8 = { noinline noreturn }
attributes #9 = { noreturn }
attributes #10 = { noinline }
attributes #11 = { inlinehint }

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
!31 = !DIFile(filename: "rust_debug_modulo_safe.rs/@/rust_debug_modulo_safe.8c504c93237d0027-cgu.0", directory: ".")
!32 = !{!0}
!33 = distinct !DISubprogram(name: "int", linkageName: "_ZN22rust_debug_modulo_safe3int17h72c2635c054049d7E", scope: !35, file: !34, line: 6, type: !36, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23)
!34 = !DIFile(filename: "rust_debug_modulo_safe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "401b655215cfc1d5bc5358f1fd33e7f5")
!35 = !DINamespace(name: "rust_debug_modulo_safe", scope: null)
!36 = !DISubroutineType(types: !37)
!37 = !{!38}
!38 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!39 = !DILocation(line: 7, column: 14, scope: !33)
!40 = !DILocation(line: 8, column: 2, scope: !33)
!41 = distinct !DISubprogram(name: "main", linkageName: "_ZN22rust_debug_modulo_safe4main17h37b1e7d179000746E", scope: !35, file: !34, line: 10, type: !21, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagMainSubprogram, unit: !30, templateParams: !23, retainedNodes: !42)
!42 = !{!43, !45}
!43 = !DILocalVariable(name: "a", scope: !44, file: !34, line: 11, type: !38, align: 32)
!44 = distinct !DILexicalBlock(scope: !41, file: !34, line: 11, column: 5)
!45 = !DILocalVariable(name: "b", scope: !44, file: !34, line: 11, type: !38, align: 32)
!46 = !DILocation(line: 11, column: 19, scope: !41)
!47 = !DILocation(line: 11, column: 26, scope: !41)
!48 = !DILocation(line: 11, column: 10, scope: !41)
!49 = !DILocation(line: 11, column: 10, scope: !44)
!50 = !DILocation(line: 11, column: 13, scope: !41)
!51 = !DILocation(line: 11, column: 13, scope: !44)
!52 = !DILocation(line: 12, column: 8, scope: !44)
!53 = !DILocation(line: 15, column: 2, scope: !41)
!54 = !DILocation(line: 13, column: 28, scope: !44)
!55 = !DILocation(line: 13, column: 9, scope: !44)
!56 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17h4ebbad59a9692180E", scope: !16, file: !57, line: 199, type: !58, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !69, retainedNodes: !64)
!57 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!58 = !DISubroutineType(types: !59)
!59 = !{!60, !20, !60, !61, !63}
!60 = !DIBasicType(name: "isize", size: 64, encoding: DW_ATE_signed)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const *const u8", baseType: !62, size: 64, align: 64, dwarfAddressSpace: 0)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const u8", baseType: !63, size: 64, align: 64, dwarfAddressSpace: 0)
!63 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!64 = !{!65, !66, !67, !68}
!65 = !DILocalVariable(name: "main", arg: 1, scope: !56, file: !57, line: 200, type: !20)
!66 = !DILocalVariable(name: "argc", arg: 2, scope: !56, file: !57, line: 201, type: !60)
!67 = !DILocalVariable(name: "argv", arg: 3, scope: !56, file: !57, line: 202, type: !61)
!68 = !DILocalVariable(name: "sigpipe", arg: 4, scope: !56, file: !57, line: 203, type: !63)
!69 = !{!70}
!70 = !DITemplateTypeParameter(name: "T", type: !7)
!71 = !DILocation(line: 200, column: 5, scope: !56)
!72 = !DILocation(line: 201, column: 5, scope: !56)
!73 = !DILocation(line: 202, column: 5, scope: !56)
!74 = !DILocation(line: 203, column: 5, scope: !56)
!75 = !DILocation(line: 206, column: 10, scope: !56)
!76 = !DILocation(line: 205, column: 5, scope: !56)
!77 = !DILocation(line: 211, column: 2, scope: !56)
!78 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hc57447cf94feed90E", scope: !15, file: !57, line: 206, type: !79, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !69, retainedNodes: !82)
!79 = !DISubroutineType(types: !80)
!80 = !{!38, !81}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::rt::lang_start::{closure_env#0}<()>", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!82 = !{!83}
!83 = !DILocalVariable(name: "main", scope: !78, file: !57, line: 200, type: !20, align: 64)
!84 = !DILocation(line: 200, column: 5, scope: !78)
!85 = !DILocation(line: 206, column: 70, scope: !78)
!86 = !DILocation(line: 206, column: 18, scope: !78)
!87 = !DILocation(line: 206, column: 76, scope: !78)
!88 = !DILocalVariable(name: "self", arg: 1, scope: !89, file: !90, line: 2183, type: !91)
!89 = distinct !DISubprogram(name: "to_i32", linkageName: "_ZN3std7process8ExitCode6to_i3217hdb92ce38375d9343E", scope: !91, file: !90, line: 2183, type: !102, scopeLine: 2183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !104, retainedNodes: !105)
!90 = !DIFile(filename: "library/std/src/process.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "dfe9b5e7c082bd83c1ad09dca134fe2e")
!91 = !DICompositeType(tag: DW_TAG_structure_type, name: "ExitCode", scope: !92, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !93, templateParams: !23, identifier: "d3c48e161624474ef134d5bb5b7f6263")
!92 = !DINamespace(name: "process", scope: !17)
!93 = !{!94}
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !91, file: !2, baseType: !95, size: 8, align: 8, flags: DIFlagPrivate)
!95 = !DICompositeType(tag: DW_TAG_structure_type, name: "ExitCode", scope: !96, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !100, templateParams: !23, identifier: "1dc7ea73d61d57934d44e587e722564d")
!96 = !DINamespace(name: "common", scope: !97)
!97 = !DINamespace(name: "unix", scope: !98)
!98 = !DINamespace(name: "process", scope: !99)
!99 = !DINamespace(name: "sys", scope: !17)
!100 = !{!101}
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !95, file: !2, baseType: !63, size: 8, align: 8, flags: DIFlagPrivate)
!102 = !DISubroutineType(types: !103)
!103 = !{!38, !91}
!104 = !DISubprogram(name: "to_i32", linkageName: "_ZN3std7process8ExitCode6to_i3217hdb92ce38375d9343E", scope: !91, file: !90, line: 2183, type: !102, scopeLine: 2183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!105 = !{!88}
!106 = !DILocation(line: 2183, column: 19, scope: !89, inlinedAt: !107)
!107 = !DILocation(line: 206, column: 85, scope: !78)
!108 = !DILocation(line: 588, column: 9, scope: !109, inlinedAt: !115)
!109 = distinct !DISubprogram(name: "as_i32", linkageName: "_ZN3std3sys7process4unix6common8ExitCode6as_i3217h7bda0138dd61aab7E", scope: !95, file: !110, line: 587, type: !111, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !114)
!110 = !DIFile(filename: "library/std/src/sys/process/unix/common.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "30ad2f25ab170a75b6ebf3a9d367d220")
!111 = !DISubroutineType(types: !112)
!112 = !{!38, !113}
!113 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::sys::process::unix::common::ExitCode", baseType: !95, size: 64, align: 64, dwarfAddressSpace: 0)
!114 = !DISubprogram(name: "as_i32", linkageName: "_ZN3std3sys7process4unix6common8ExitCode6as_i3217h7bda0138dd61aab7E", scope: !95, file: !110, line: 587, type: !111, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!115 = !DILocation(line: 2184, column: 16, scope: !89, inlinedAt: !107)
!116 = !DILocation(line: 206, column: 93, scope: !78)
!117 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h4bfd36c3292738b8E", scope: !119, file: !118, line: 162, type: !120, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !126, retainedNodes: !122)
!118 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!119 = !DINamespace(name: "backtrace", scope: !99)
!120 = !DISubroutineType(types: !121)
!121 = !{null, !20}
!122 = !{!123, !124}
!123 = !DILocalVariable(name: "f", arg: 1, scope: !117, file: !118, line: 162, type: !20)
!124 = !DILocalVariable(name: "result", scope: !125, file: !118, line: 166, type: !7, align: 8)
!125 = distinct !DILexicalBlock(scope: !117, file: !118, line: 166, column: 5)
!126 = !{!127, !70}
!127 = !DITemplateTypeParameter(name: "F", type: !20)
!128 = !DILocation(line: 166, column: 9, scope: !125)
!129 = !DILocation(line: 162, column: 43, scope: !117)
!130 = !DILocalVariable(name: "dummy", scope: !131, file: !132, line: 490, type: !7, align: 8)
!131 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17h382b5d6eb680307cE", scope: !133, file: !132, line: 490, type: !135, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !69, retainedNodes: !137)
!132 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!133 = !DINamespace(name: "hint", scope: !134)
!134 = !DINamespace(name: "core", scope: null)
!135 = !DISubroutineType(types: !136)
!136 = !{null, !7}
!137 = !{!130}
!138 = !DILocation(line: 490, column: 27, scope: !131, inlinedAt: !139)
!139 = !DILocation(line: 169, column: 5, scope: !125)
!140 = !DILocation(line: 166, column: 18, scope: !117)
!141 = !DILocation(line: 491, column: 5, scope: !131, inlinedAt: !139)
!142 = !{i64 3511410643204473}
!143 = !DILocation(line: 172, column: 2, scope: !117)
!144 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h05ac4676239253a7E", scope: !146, file: !145, line: 250, type: !149, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !155, retainedNodes: !152)
!145 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!146 = !DINamespace(name: "FnOnce", scope: !147)
!147 = !DINamespace(name: "function", scope: !148)
!148 = !DINamespace(name: "ops", scope: !134)
!149 = !DISubroutineType(types: !150)
!150 = !{!38, !151}
!151 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut std::rt::lang_start::{closure_env#0}<()>", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!152 = !{!153, !154}
!153 = !DILocalVariable(arg: 1, scope: !144, file: !145, line: 250, type: !151)
!154 = !DILocalVariable(arg: 2, scope: !144, file: !145, line: 250, type: !7)
!155 = !{!156, !157}
!156 = !DITemplateTypeParameter(name: "Self", type: !14)
!157 = !DITemplateTypeParameter(name: "Args", type: !7)
!158 = !DILocation(line: 250, column: 5, scope: !144)
!159 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h3821abecafb3fa0bE", scope: !146, file: !145, line: 250, type: !120, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !163, retainedNodes: !160)
!160 = !{!161, !162}
!161 = !DILocalVariable(arg: 1, scope: !159, file: !145, line: 250, type: !20)
!162 = !DILocalVariable(arg: 2, scope: !159, file: !145, line: 250, type: !7)
!163 = !{!164, !157}
!164 = !DITemplateTypeParameter(name: "Self", type: !20)
!165 = !DILocation(line: 250, column: 5, scope: !159)
!166 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hcfaed04323cc96fcE", scope: !146, file: !145, line: 250, type: !167, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !155, retainedNodes: !169)
!167 = !DISubroutineType(types: !168)
!168 = !{!38, !14}
!169 = !{!170, !171}
!170 = !DILocalVariable(arg: 1, scope: !166, file: !145, line: 250, type: !14)
!171 = !DILocalVariable(arg: 2, scope: !166, file: !145, line: 250, type: !7)
!172 = !DILocation(line: 250, column: 5, scope: !166)
!173 = distinct !DISubprogram(name: "report", linkageName: "_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h911c7f013bc3b41fE", scope: !174, file: !90, line: 2581, type: !175, scopeLine: 2581, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !177)
!174 = !DINamespace(name: "{impl#63}", scope: !92)
!175 = !DISubroutineType(types: !176)
!176 = !{!91, !7}
!177 = !{!178}
!178 = !DILocalVariable(arg: 1, scope: !173, file: !90, line: 2581, type: !7)
!179 = !DILocation(line: 2581, column: 15, scope: !173)
!180 = !DILocation(line: 2583, column: 6, scope: !173)
