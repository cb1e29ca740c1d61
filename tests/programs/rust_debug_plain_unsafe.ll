; ModuleID = 'rust_debug_plain_unsafe.1122e4a9cdd719f2-cgu.0'
source_filename = "rust_debug_plain_unsafe.1122e4a9cdd719f2-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_2dfaa28b655db05ce1ec3c1ba6259a08 = private unnamed_addr constant [24 x i8] c"assertion failed: 1 == 2", align 1
@alloc_6ec4bc04c3e3cf44083c6ccd444e91b7 = private unnamed_addr constant [27 x i8] c"rust_debug_plain_unsafe.rs\00", align 1
@alloc_2ba0e3bc82fac59f14204b9cac5a48d7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6ec4bc04c3e3cf44083c6ccd444e91b7, [16 x i8] c"\1A\00\00\00\00\00\00\00\03\00\00\00\05\00\00\00" }>, align 8
@vtable.0 = private constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h285c81a61bb7450aE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hb796f607ec68692eE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hb796f607ec68692eE" }>, align 8, !dbg !0
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_debug_plain_unsafe::main
; Function Attrs: nonlazybind uwtable
define hidden void @_ZN23rust_debug_plain_unsafe4main17hdb332ea99c9d8550E() unnamed_addr #0 !dbg !33 {
start:
  br label %bb1, !dbg !36

bb1:                                              ; preds = %start
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_2dfaa28b655db05ce1ec3c1ba6259a08, i64 24, ptr align 8 @alloc_2ba0e3bc82fac59f14204b9cac5a48d7) #6, !dbg !37
  unreachable, !dbg !37

bb2:                                              ; No predecessors!
  ret void, !dbg !38
}

; std::rt::lang_start
; Function Attrs: nonlazybind uwtable
define hidden i64 @_ZN3std2rt10lang_start17h627cb1758a8e567cE(ptr %main, i64 %argc, ptr %argv, i8 %sigpipe) unnamed_addr #0 !dbg !39 {
start:
  %sigpipe.dbg.spill = alloca [1 x i8], align 1
  %argv.dbg.spill = alloca [8 x i8], align 8
  %argc.dbg.spill = alloca [8 x i8], align 8
  %main.dbg.spill = alloca [8 x i8], align 8
  %_7 = alloca [8 x i8], align 8
  store ptr %main, ptr %main.dbg.spill, align 8
    #dbg_declare(ptr %main.dbg.spill, !48, !DIExpression(), !54)
  store i64 %argc, ptr %argc.dbg.spill, align 8
    #dbg_declare(ptr %argc.dbg.spill, !49, !DIExpression(), !55)
  store ptr %argv, ptr %argv.dbg.spill, align 8
    #dbg_declare(ptr %argv.dbg.spill, !50, !DIExpression(), !56)
  store i8 %sigpipe, ptr %sigpipe.dbg.spill, align 1
    #dbg_declare(ptr %sigpipe.dbg.spill, !51, !DIExpression(), !57)
  store ptr %main, ptr %_7, align 8, !dbg !58
; call std::rt::lang_start_internal
  %_0 = call i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1 %_7, ptr align 8 @vtable.0, i64 %argc, ptr %argv, i8 %sigpipe), !dbg !59
  ret i64 %_0, !dbg !60
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hb796f607ec68692eE"(ptr align 8 %_1) unnamed_addr #1 !dbg !61 {
start:
  %self.dbg.spill = alloca [1 x i8], align 1
  %_1.dbg.spill = alloca [8 x i8], align 8
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !67, !DIExpression(DW_OP_deref), !68)
  %_4 = load ptr, ptr %_1, align 8, !dbg !69
; call std::sys::backtrace::__rust_begin_short_backtrace
  call void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h7d8791ee1e172682E(ptr %_4) #7, !dbg !70
; call <() as std::process::Termination>::report
  %self = call i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h2927b36bc74a99e3E"() #8, !dbg !71
  store i8 %self, ptr %self.dbg.spill, align 1, !dbg !71
    #dbg_declare(ptr %self.dbg.spill, !72, !DIExpression(), !90)
  %_0 = zext i8 %self to i32, !dbg !92
  ret i32 %_0, !dbg !100
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nonlazybind uwtable
define internal void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h7d8791ee1e172682E(ptr %f) unnamed_addr #2 !dbg !101 {
start:
  %dummy.dbg.spill = alloca [0 x i8], align 1
  %f.dbg.spill = alloca [8 x i8], align 8
  %result.dbg.spill = alloca [0 x i8], align 1
    #dbg_declare(ptr %result.dbg.spill, !108, !DIExpression(), !112)
  store ptr %f, ptr %f.dbg.spill, align 8
    #dbg_declare(ptr %f.dbg.spill, !107, !DIExpression(), !113)
    #dbg_declare(ptr %dummy.dbg.spill, !114, !DIExpression(), !122)
; call core::ops::function::FnOnce::call_once
  call void @_ZN4core3ops8function6FnOnce9call_once17h6acef5853c566f91E(ptr %f) #8, !dbg !124
  call void asm sideeffect "", "~{memory}"(), !dbg !125, !srcloc !126
  ret void, !dbg !127
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h285c81a61bb7450aE"(ptr %_1) unnamed_addr #1 !dbg !128 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !137, !DIExpression(), !142)
    #dbg_declare(ptr %_2, !138, !DIExpression(), !142)
  %0 = load ptr, ptr %_1, align 8, !dbg !142
; call core::ops::function::FnOnce::call_once
  %_0 = call i32 @_ZN4core3ops8function6FnOnce9call_once17h2cb2ac7b948a4633E(ptr %0) #8, !dbg !142
  ret i32 %_0, !dbg !142
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @_ZN4core3ops8function6FnOnce9call_once17h2cb2ac7b948a4633E(ptr %0) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !143 {
start:
  %1 = alloca [16 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  %_1 = alloca [8 x i8], align 8
  store ptr %0, ptr %_1, align 8
    #dbg_declare(ptr %_1, !147, !DIExpression(), !149)
    #dbg_declare(ptr %_2, !148, !DIExpression(), !149)
; invoke std::rt::lang_start::{{closure}}
  %_0 = invoke i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hb796f607ec68692eE"(ptr align 8 %_1)
          to label %bb1 unwind label %cleanup, !dbg !149

bb3:                                              ; preds = %cleanup
  %2 = load ptr, ptr %1, align 8, !dbg !149
  %3 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !149
  %4 = load i32, ptr %3, align 8, !dbg !149
  %5 = insertvalue { ptr, i32 } poison, ptr %2, 0, !dbg !149
  %6 = insertvalue { ptr, i32 } %5, i32 %4, 1, !dbg !149
  resume { ptr, i32 } %6, !dbg !149

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
  ret i32 %_0, !dbg !149
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @_ZN4core3ops8function6FnOnce9call_once17h6acef5853c566f91E(ptr %_1) unnamed_addr #1 !dbg !150 {
start:
  %_1.dbg.spill = alloca [8 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  store ptr %_1, ptr %_1.dbg.spill, align 8
    #dbg_declare(ptr %_1.dbg.spill, !152, !DIExpression(), !156)
    #dbg_declare(ptr %_2, !153, !DIExpression(), !156)
  call void %_1(), !dbg !156
  ret void, !dbg !156
}

; <() as std::process::Termination>::report
; Function Attrs: inlinehint nonlazybind uwtable
define internal i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h2927b36bc74a99e3E"() unnamed_addr #1 !dbg !157 {
start:
  %_1.dbg.spill = alloca [0 x i8], align 1
    #dbg_declare(ptr %_1.dbg.spill, !162, !DIExpression(), !163)
  ret i8 0, !dbg !164
}

; core::panicking::panic
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1, i64, ptr align 8) unnamed_addr #3

; std::rt::lang_start_internal
; Function Attrs: nonlazybind uwtable
declare i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1, ptr align 8, i64, ptr, i8) unnamed_addr #0

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @rust_eh_personality(i32, i32, i64, ptr, ptr) unnamed_addr #4

; Function Attrs: nonlazybind
define i32 @main(i32 %0, ptr %1) unnamed_addr #5 {
top:
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
; call std::rt::lang_start
  %4 = call i64 @_ZN3std2rt10lang_start17h627cb1758a8e567cE(ptr @_ZN23rust_debug_plain_unsafe4main17hdb332ea99c9d8550E, i64 %3, ptr %1, i8 0)
  %5 = trunc i64 %4 to i32
  ret i32 %5
}

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { noinline nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { nonlazybind "target-cpu"="x86-64" }
attributes #6 = { noinline noreturn }
attributes #7 = { noinline }
attributes #8 = { inlinehint }

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
!31 = !DIFile(filename: "rust_debug_plain_unsafe.rs/@/rust_debug_plain_unsafe.1122e4a9cdd719f2-cgu.0", directory: ".")
!32 = !{!0}
!33 = distinct !DISubprogram(name: "main", linkageName: "_ZN23rust_debug_plain_unsafe4main17hdb332ea99c9d8550E", scope: !35, file: !34, line: 2, type: !21, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagMainSubprogram, unit: !30, templateParams: !23)
!34 = !DIFile(filename: "rust_debug_plain_unsafe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "dba477d93715ad6be06cc25e4e6399dd")
!35 = !DINamespace(name: "rust_debug_plain_unsafe", scope: null)
!36 = !DILocation(line: 3, column: 13, scope: !33)
!37 = !DILocation(line: 3, column: 5, scope: !33)
!38 = !DILocation(line: 4, column: 2, scope: !33)
!39 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17h627cb1758a8e567cE", scope: !16, file: !40, line: 199, type: !41, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !52, retainedNodes: !47)
!40 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!41 = !DISubroutineType(types: !42)
!42 = !{!43, !20, !43, !44, !46}
!43 = !DIBasicType(name: "isize", size: 64, encoding: DW_ATE_signed)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const *const u8", baseType: !45, size: 64, align: 64, dwarfAddressSpace: 0)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const u8", baseType: !46, size: 64, align: 64, dwarfAddressSpace: 0)
!46 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!47 = !{!48, !49, !50, !51}
!48 = !DILocalVariable(name: "main", arg: 1, scope: !39, file: !40, line: 200, type: !20)
!49 = !DILocalVariable(name: "argc", arg: 2, scope: !39, file: !40, line: 201, type: !43)
!50 = !DILocalVariable(name: "argv", arg: 3, scope: !39, file: !40, line: 202, type: !44)
!51 = !DILocalVariable(name: "sigpipe", arg: 4, scope: !39, file: !40, line: 203, type: !46)
!52 = !{!53}
!53 = !DITemplateTypeParameter(name: "T", type: !7)
!54 = !DILocation(line: 200, column: 5, scope: !39)
!55 = !DILocation(line: 201, column: 5, scope: !39)
!56 = !DILocation(line: 202, column: 5, scope: !39)
!57 = !DILocation(line: 203, column: 5, scope: !39)
!58 = !DILocation(line: 206, column: 10, scope: !39)
!59 = !DILocation(line: 205, column: 5, scope: !39)
!60 = !DILocation(line: 211, column: 2, scope: !39)
!61 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hb796f607ec68692eE", scope: !15, file: !40, line: 206, type: !62, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !52, retainedNodes: !66)
!62 = !DISubroutineType(types: !63)
!63 = !{!64, !65}
!64 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::rt::lang_start::{closure_env#0}<()>", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!66 = !{!67}
!67 = !DILocalVariable(name: "main", scope: !61, file: !40, line: 200, type: !20, align: 64)
!68 = !DILocation(line: 200, column: 5, scope: !61)
!69 = !DILocation(line: 206, column: 70, scope: !61)
!70 = !DILocation(line: 206, column: 18, scope: !61)
!71 = !DILocation(line: 206, column: 76, scope: !61)
!72 = !DILocalVariable(name: "self", arg: 1, scope: !73, file: !74, line: 2183, type: !75)
!73 = distinct !DISubprogram(name: "to_i32", linkageName: "_ZN3std7process8ExitCode6to_i3217heb6d78496f1d4060E", scope: !75, file: !74, line: 2183, type: !86, scopeLine: 2183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !88, retainedNodes: !89)
!74 = !DIFile(filename: "library/std/src/process.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "dfe9b5e7c082bd83c1ad09dca134fe2e")
!75 = !DICompositeType(tag: DW_TAG_structure_type, name: "ExitCode", scope: !76, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !77, templateParams: !23, identifier: "d3c48e161624474ef134d5bb5b7f6263")
!76 = !DINamespace(name: "process", scope: !17)
!77 = !{!78}
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !75, file: !2, baseType: !79, size: 8, align: 8, flags: DIFlagPrivate)
!79 = !DICompositeType(tag: DW_TAG_structure_type, name: "ExitCode", scope: !80, file: !2, size: 8, align: 8, flags: DIFlagPublic, elements: !84, templateParams: !23, identifier: "1dc7ea73d61d57934d44e587e722564d")
!80 = !DINamespace(name: "common", scope: !81)
!81 = !DINamespace(name: "unix", scope: !82)
!82 = !DINamespace(name: "process", scope: !83)
!83 = !DINamespace(name: "sys", scope: !17)
!84 = !{!85}
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !79, file: !2, baseType: !46, size: 8, align: 8, flags: DIFlagPrivate)
!86 = !DISubroutineType(types: !87)
!87 = !{!64, !75}
!88 = !DISubprogram(name: "to_i32", linkageName: "_ZN3std7process8ExitCode6to_i3217heb6d78496f1d4060E", scope: !75, file: !74, line: 2183, type: !86, scopeLine: 2183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!89 = !{!72}
!90 = !DILocation(line: 2183, column: 19, scope: !73, inlinedAt: !91)
!91 = !DILocation(line: 206, column: 85, scope: !61)
!92 = !DILocation(line: 588, column: 9, scope: !93, inlinedAt: !99)
!93 = distinct !DISubprogram(name: "as_i32", linkageName: "_ZN3std3sys7process4unix6common8ExitCode6as_i3217hcffde6530d5e8eb0E", scope: !79, file: !94, line: 587, type: !95, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, declaration: !98)
!94 = !DIFile(filename: "library/std/src/sys/process/unix/common.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "30ad2f25ab170a75b6ebf3a9d367d220")
!95 = !DISubroutineType(types: !96)
!96 = !{!64, !97}
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&std::sys::process::unix::common::ExitCode", baseType: !79, size: 64, align: 64, dwarfAddressSpace: 0)
!98 = !DISubprogram(name: "as_i32", linkageName: "_ZN3std3sys7process4unix6common8ExitCode6as_i3217hcffde6530d5e8eb0E", scope: !79, file: !94, line: 587, type: !95, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !23)
!99 = !DILocation(line: 2184, column: 16, scope: !73, inlinedAt: !91)
!100 = !DILocation(line: 206, column: 93, scope: !61)
!101 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h7d8791ee1e172682E", scope: !103, file: !102, line: 162, type: !104, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !110, retainedNodes: !106)
!102 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!103 = !DINamespace(name: "backtrace", scope: !83)
!104 = !DISubroutineType(types: !105)
!105 = !{null, !20}
!106 = !{!107, !108}
!107 = !DILocalVariable(name: "f", arg: 1, scope: !101, file: !102, line: 162, type: !20)
!108 = !DILocalVariable(name: "result", scope: !109, file: !102, line: 166, type: !7, align: 8)
!109 = distinct !DILexicalBlock(scope: !101, file: !102, line: 166, column: 5)
!110 = !{!111, !53}
!111 = !DITemplateTypeParameter(name: "F", type: !20)
!112 = !DILocation(line: 166, column: 9, scope: !109)
!113 = !DILocation(line: 162, column: 43, scope: !101)
!114 = !DILocalVariable(name: "dummy", scope: !115, file: !116, line: 490, type: !7, align: 8)
!115 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17hb93f51e2e49485f8E", scope: !117, file: !116, line: 490, type: !119, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !52, retainedNodes: !121)
!116 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!117 = !DINamespace(name: "hint", scope: !118)
!118 = !DINamespace(name: "core", scope: null)
!119 = !DISubroutineType(types: !120)
!120 = !{null, !7}
!121 = !{!114}
!122 = !DILocation(line: 490, column: 27, scope: !115, inlinedAt: !123)
!123 = !DILocation(line: 169, column: 5, scope: !109)
!124 = !DILocation(line: 166, column: 18, scope: !101)
!125 = !DILocation(line: 491, column: 5, scope: !115, inlinedAt: !123)
!126 = !{i64 4278311413822199}
!127 = !DILocation(line: 172, column: 2, scope: !101)
!128 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h285c81a61bb7450aE", scope: !130, file: !129, line: 250, type: !133, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !139, retainedNodes: !136)
!129 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!130 = !DINamespace(name: "FnOnce", scope: !131)
!131 = !DINamespace(name: "function", scope: !132)
!132 = !DINamespace(name: "ops", scope: !118)
!133 = !DISubroutineType(types: !134)
!134 = !{!64, !135}
!135 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut std::rt::lang_start::{closure_env#0}<()>", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!136 = !{!137, !138}
!137 = !DILocalVariable(arg: 1, scope: !128, file: !129, line: 250, type: !135)
!138 = !DILocalVariable(arg: 2, scope: !128, file: !129, line: 250, type: !7)
!139 = !{!140, !141}
!140 = !DITemplateTypeParameter(name: "Self", type: !14)
!141 = !DITemplateTypeParameter(name: "Args", type: !7)
!142 = !DILocation(line: 250, column: 5, scope: !128)
!143 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h2cb2ac7b948a4633E", scope: !130, file: !129, line: 250, type: !144, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !139, retainedNodes: !146)
!144 = !DISubroutineType(types: !145)
!145 = !{!64, !14}
!146 = !{!147, !148}
!147 = !DILocalVariable(arg: 1, scope: !143, file: !129, line: 250, type: !14)
!148 = !DILocalVariable(arg: 2, scope: !143, file: !129, line: 250, type: !7)
!149 = !DILocation(line: 250, column: 5, scope: !143)
!150 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h6acef5853c566f91E", scope: !130, file: !129, line: 250, type: !104, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !154, retainedNodes: !151)
!151 = !{!152, !153}
!152 = !DILocalVariable(arg: 1, scope: !150, file: !129, line: 250, type: !20)
!153 = !DILocalVariable(arg: 2, scope: !150, file: !129, line: 250, type: !7)
!154 = !{!155, !141}
!155 = !DITemplateTypeParameter(name: "Self", type: !20)
!156 = !DILocation(line: 250, column: 5, scope: !150)
!157 = distinct !DISubprogram(name: "report", linkageName: "_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h2927b36bc74a99e3E", scope: !158, file: !74, line: 2581, type: !159, scopeLine: 2581, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, templateParams: !23, retainedNodes: !161)
!158 = !DINamespace(name: "{impl#63}", scope: !76)
!159 = !DISubroutineType(types: !160)
!160 = !{!75, !7}
!161 = !{!162}
!162 = !DILocalVariable(arg: 1, scope: !157, file: !74, line: 2581, type: !7)
!163 = !DILocation(line: 2581, column: 15, scope: !157)
!164 = !DILocation(line: 2583, column: 6, scope: !157)
