; ModuleID = 'rust_modulo_unsafe.f4be9a9e9adde119-cgu.0'
source_filename = "rust_modulo_unsafe.f4be9a9e9adde119-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_96065ece29de7c03400a76ce65dfcc28 = private unnamed_addr constant [22 x i8] c"rust_modulo_unsafe.rs\00", align 1
@alloc_e31fd17a8f6cfa5ed0807b2b0bac0caa = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_96065ece29de7c03400a76ce65dfcc28, [16 x i8] c"\15\00\00\00\00\00\00\00\0D\00\00\00\1C\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h5a9d8800dad014d4E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h93d9895452764decE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h93d9895452764decE" }>, align 8
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_modulo_unsafe::main
; Function Attrs: nounwind nonlazybind uwtable
define hidden void @_ZN18rust_modulo_unsafe4main17h0e7bb0bead1a5692E() unnamed_addr #0 !dbg !8 {
start:
  %_0.i = tail call noundef i32 @__VERIFIER_nondet_int() #7, !dbg !13
  %_0.i2 = tail call noundef i32 @__VERIFIER_nondet_int() #7, !dbg !16
  %_3 = icmp sgt i32 %_0.i2, -1, !dbg !18
  br i1 %_3, label %bb3, label %bb6, !dbg !18

bb6:                                              ; preds = %start
  ret void, !dbg !20

bb3:                                              ; preds = %start
  %_6 = icmp eq i32 %_0.i2, 0, !dbg !21
  br i1 %_6, label %panic, label %bb5, !dbg !21

panic:                                            ; preds = %bb3
; call core::panicking::panic_const::panic_const_rem_by_zero
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e31fd17a8f6cfa5ed0807b2b0bac0caa) #8, !dbg !21
  unreachable, !dbg !21

bb5:                                              ; preds = %bb3
  %_5 = srem i32 %_0.i, %_0.i2, !dbg !21
; call std::process::exit
  tail call void @_RNvNtCsjrHSEGnQ3l9_3std7process4exit(i32 noundef %_5) #9, !dbg !22
  unreachable, !dbg !22
}

; std::rt::lang_start
; Function Attrs: nounwind nonlazybind uwtable
define hidden noundef i64 @_ZN3std2rt10lang_start17hf413c3850c3a086dE(ptr noundef nonnull %main, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) unnamed_addr #0 !dbg !23 {
start:
  %_7 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_7), !dbg !27
  store ptr %main, ptr %_7, align 8, !dbg !27
; call std::rt::lang_start_internal
  %_0 = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) #7, !dbg !28
  call void @llvm.lifetime.end.p0(ptr nonnull %_7), !dbg !29
  ret i64 %_0, !dbg !30
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h93d9895452764decE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #1 !dbg !31 {
start:
  %_4 = load ptr, ptr %_1, align 8, !dbg !33, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h7a7d5d8a78ea7e3eE(ptr noundef nonnull %_4) #10, !dbg !34
  ret i32 0, !dbg !35
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h7a7d5d8a78ea7e3eE(ptr noundef nonnull readonly captures(none) %f) unnamed_addr #2 !dbg !36 {
start:
  tail call void %f() #7, !dbg !40
  tail call void asm sideeffect "", "~{memory}"() #7, !dbg !48, !srcloc !54
  ret void, !dbg !55
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h5a9d8800dad014d4E"(ptr noundef readonly captures(none) %_1) unnamed_addr #1 !dbg !56 {
start:
  %0 = load ptr, ptr %_1, align 8, !dbg !57, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h7a7d5d8a78ea7e3eE(ptr noundef nonnull readonly %0) #10, !dbg !58, !noalias !62
  ret i32 0, !dbg !57
}

; Function Attrs: nounwind nonlazybind uwtable
declare noundef i32 @__VERIFIER_nondet_int() unnamed_addr #0

; core::panicking::panic_const::panic_const_rem_by_zero
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #3

; std::process::exit
; Function Attrs: noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsjrHSEGnQ3l9_3std7process4exit(i32 noundef) unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

; std::rt::lang_start_internal
; Function Attrs: nounwind nonlazybind uwtable
declare noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48), i64 noundef, ptr noundef, i8 noundef) unnamed_addr #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

; Function Attrs: nounwind nonlazybind
define noundef i32 @main(i32 %0, ptr %1) unnamed_addr #6 {
top:
  %_7.i = alloca [8 x i8], align 8
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i), !dbg !27
  store ptr @_ZN18rust_modulo_unsafe4main17h0e7bb0bead1a5692E, ptr %_7.i, align 8, !dbg !27
; call std::rt::lang_start_internal
  %_0.i = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %3, ptr noundef %1, i8 noundef 0) #7, !dbg !28
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i), !dbg !29
  %4 = trunc i64 %_0.i to i32
  ret i32 %4
}

attributes #0 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { noinline nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { nounwind }
attributes #8 = { noinline noreturn nounwind }
attributes #9 = { noreturn nounwind }
attributes #10 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}
!llvm.dbg.cu = !{!6}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"PIE Level", i32 2}
!2 = !{i32 2, !"RtLibUseGOT", i32 1}
!3 = !{i32 7, !"Dwarf Version", i32 4}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "rust_modulo_unsafe.rs/@/rust_modulo_unsafe.f4be9a9e9adde119-cgu.0", directory: ".")
!8 = distinct !DISubprogram(name: "main", linkageName: "_ZN18rust_modulo_unsafe4main17h0e7bb0bead1a5692E", scope: !10, file: !9, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagMainSubprogram, unit: !6, templateParams: !12)
!9 = !DIFile(filename: "rust_modulo_unsafe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "0f8eb320288a6fd63e6e3e53ac925d21")
!10 = !DINamespace(name: "rust_modulo_unsafe", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 14, scope: !14, inlinedAt: !15)
!14 = distinct !DISubprogram(name: "int", linkageName: "_ZN18rust_modulo_unsafe3int17h5285584c281c8fc4E", scope: !10, file: !9, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!15 = distinct !DILocation(line: 11, column: 19, scope: !8)
!16 = !DILocation(line: 7, column: 14, scope: !14, inlinedAt: !17)
!17 = distinct !DILocation(line: 11, column: 26, scope: !8)
!18 = !DILocation(line: 12, column: 8, scope: !19)
!19 = distinct !DILexicalBlock(scope: !8, file: !9, line: 11, column: 5)
!20 = !DILocation(line: 15, column: 2, scope: !8)
!21 = !DILocation(line: 13, column: 28, scope: !19)
!22 = !DILocation(line: 13, column: 9, scope: !19)
!23 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17hf413c3850c3a086dE", scope: !25, file: !24, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!24 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!25 = !DINamespace(name: "rt", scope: !26)
!26 = !DINamespace(name: "std", scope: null)
!27 = !DILocation(line: 206, column: 10, scope: !23)
!28 = !DILocation(line: 205, column: 5, scope: !23)
!29 = !DILocation(line: 210, column: 5, scope: !23)
!30 = !DILocation(line: 211, column: 2, scope: !23)
!31 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h93d9895452764decE", scope: !32, file: !24, line: 206, type: !11, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!32 = !DINamespace(name: "lang_start", scope: !25)
!33 = !DILocation(line: 206, column: 70, scope: !31)
!34 = !DILocation(line: 206, column: 18, scope: !31)
!35 = !DILocation(line: 206, column: 93, scope: !31)
!36 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h7a7d5d8a78ea7e3eE", scope: !38, file: !37, line: 162, type: !11, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!37 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!38 = !DINamespace(name: "backtrace", scope: !39)
!39 = !DINamespace(name: "sys", scope: !26)
!40 = !DILocation(line: 250, column: 5, scope: !41, inlinedAt: !47)
!41 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h62eaae1e827af323E", scope: !43, file: !42, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!42 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!43 = !DINamespace(name: "FnOnce", scope: !44)
!44 = !DINamespace(name: "function", scope: !45)
!45 = !DINamespace(name: "ops", scope: !46)
!46 = !DINamespace(name: "core", scope: null)
!47 = distinct !DILocation(line: 166, column: 18, scope: !36)
!48 = !DILocation(line: 491, column: 5, scope: !49, inlinedAt: !52)
!49 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17h1438071860756ebcE", scope: !51, file: !50, line: 490, type: !11, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!50 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!51 = !DINamespace(name: "hint", scope: !46)
!52 = !DILocation(line: 169, column: 5, scope: !53)
!53 = distinct !DILexicalBlock(scope: !36, file: !37, line: 166, column: 5)
!54 = !{i64 3511298974054751}
!55 = !DILocation(line: 172, column: 2, scope: !36)
!56 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h5a9d8800dad014d4E", scope: !43, file: !42, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!57 = !DILocation(line: 250, column: 5, scope: !56)
!58 = !DILocation(line: 206, column: 18, scope: !31, inlinedAt: !59)
!59 = distinct !DILocation(line: 250, column: 5, scope: !60, inlinedAt: !61)
!60 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h279ab9ce61adde40E", scope: !43, file: !42, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!61 = distinct !DILocation(line: 250, column: 5, scope: !56)
!62 = !{!63}
!63 = distinct !{!63, !64, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h93d9895452764decE: %_1"}
!64 = distinct !{!64, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h93d9895452764decE"}
