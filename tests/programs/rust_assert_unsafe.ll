; ModuleID = 'rust_assert_unsafe.f1fa1036b0cad10b-cgu.0'
source_filename = "rust_assert_unsafe.f1fa1036b0cad10b-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_255e567b95be0b560a6c997c57386f17 = private unnamed_addr constant [25 x i8] c"assertion failed: x != 20", align 1
@alloc_4112277b382cdf68950c8c0561cc6745 = private unnamed_addr constant [22 x i8] c"rust_assert_unsafe.rs\00", align 1
@alloc_d1be61eb28c105153f03c4deeb59bcac = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4112277b382cdf68950c8c0561cc6745, [16 x i8] c"\15\00\00\00\00\00\00\00\0D\00\00\00\09\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hf74797aa23684c6fE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h89819ee436944da7E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h89819ee436944da7E" }>, align 8
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_assert_unsafe::main
; Function Attrs: nounwind nonlazybind uwtable
define hidden void @_ZN18rust_assert_unsafe4main17h0c0632ab557751e3E() unnamed_addr #0 !dbg !8 {
start:
  %_0.i = tail call noundef i32 @__VERIFIER_nondet_int() #6, !dbg !13
  %0 = icmp eq i32 %_0.i, 20
  br i1 %0, label %bb4, label %bb5, !dbg !16, !prof !18

bb5:                                              ; preds = %start
  ret void, !dbg !19

bb4:                                              ; preds = %start
; call core::panicking::panic
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_255e567b95be0b560a6c997c57386f17, i64 noundef 25, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d1be61eb28c105153f03c4deeb59bcac) #7, !dbg !20
  unreachable, !dbg !20
}

; std::rt::lang_start
; Function Attrs: nounwind nonlazybind uwtable
define hidden noundef i64 @_ZN3std2rt10lang_start17h502b792f8d63c7bbE(ptr noundef nonnull %main, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) unnamed_addr #0 !dbg !21 {
start:
  %_7 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_7), !dbg !25
  store ptr %main, ptr %_7, align 8, !dbg !25
; call std::rt::lang_start_internal
  %_0 = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) #6, !dbg !26
  call void @llvm.lifetime.end.p0(ptr nonnull %_7), !dbg !27
  ret i64 %_0, !dbg !28
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h89819ee436944da7E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #1 !dbg !29 {
start:
  %_4 = load ptr, ptr %_1, align 8, !dbg !31, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h2b2ff89de2044ffdE(ptr noundef nonnull %_4) #8, !dbg !32
  ret i32 0, !dbg !33
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h2b2ff89de2044ffdE(ptr noundef nonnull readonly captures(none) %f) unnamed_addr #2 !dbg !34 {
start:
  tail call void %f() #6, !dbg !38
  tail call void asm sideeffect "", "~{memory}"() #6, !dbg !46, !srcloc !52
  ret void, !dbg !53
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hf74797aa23684c6fE"(ptr noundef readonly captures(none) %_1) unnamed_addr #1 !dbg !54 {
start:
  %0 = load ptr, ptr %_1, align 8, !dbg !55, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h2b2ff89de2044ffdE(ptr noundef nonnull readonly %0) #8, !dbg !56, !noalias !60
  ret i32 0, !dbg !55
}

; Function Attrs: nounwind nonlazybind uwtable
declare noundef i32 @__VERIFIER_nondet_int() unnamed_addr #0

; core::panicking::panic
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; std::rt::lang_start_internal
; Function Attrs: nounwind nonlazybind uwtable
declare noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48), i64 noundef, ptr noundef, i8 noundef) unnamed_addr #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: nounwind nonlazybind
define noundef i32 @main(i32 %0, ptr %1) unnamed_addr #5 {
top:
  %_7.i = alloca [8 x i8], align 8
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i), !dbg !25
  store ptr @_ZN18rust_assert_unsafe4main17h0c0632ab557751e3E, ptr %_7.i, align 8, !dbg !25
; call std::rt::lang_start_internal
  %_0.i = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %3, ptr noundef %1, i8 noundef 0) #6, !dbg !26
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i), !dbg !27
  %4 = trunc i64 %_0.i to i32
  ret i32 %4
}

attributes #0 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { noinline nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { nounwind }
attributes #7 = { noinline noreturn nounwind }
attributes #8 = { noinline nounwind }

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
!7 = !DIFile(filename: "rust_assert_unsafe.rs/@/rust_assert_unsafe.f1fa1036b0cad10b-cgu.0", directory: ".")
!8 = distinct !DISubprogram(name: "main", linkageName: "_ZN18rust_assert_unsafe4main17h0c0632ab557751e3E", scope: !10, file: !9, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagMainSubprogram, unit: !6, templateParams: !12)
!9 = !DIFile(filename: "rust_assert_unsafe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "462db0935e56d428d8b3173877e1cde7")
!10 = !DINamespace(name: "rust_assert_unsafe", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 14, scope: !14, inlinedAt: !15)
!14 = distinct !DISubprogram(name: "int", linkageName: "_ZN18rust_assert_unsafe3int17h315d6a162eaeb081E", scope: !10, file: !9, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!15 = distinct !DILocation(line: 11, column: 13, scope: !8)
!16 = !DILocation(line: 12, column: 8, scope: !17)
!17 = distinct !DILexicalBlock(scope: !8, file: !9, line: 11, column: 5)
!18 = !{!"branch_weights", i32 1, i32 4001}
!19 = !DILocation(line: 15, column: 2, scope: !8)
!20 = !DILocation(line: 13, column: 9, scope: !17)
!21 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17h502b792f8d63c7bbE", scope: !23, file: !22, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!22 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!23 = !DINamespace(name: "rt", scope: !24)
!24 = !DINamespace(name: "std", scope: null)
!25 = !DILocation(line: 206, column: 10, scope: !21)
!26 = !DILocation(line: 205, column: 5, scope: !21)
!27 = !DILocation(line: 210, column: 5, scope: !21)
!28 = !DILocation(line: 211, column: 2, scope: !21)
!29 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h89819ee436944da7E", scope: !30, file: !22, line: 206, type: !11, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!30 = !DINamespace(name: "lang_start", scope: !23)
!31 = !DILocation(line: 206, column: 70, scope: !29)
!32 = !DILocation(line: 206, column: 18, scope: !29)
!33 = !DILocation(line: 206, column: 93, scope: !29)
!34 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h2b2ff89de2044ffdE", scope: !36, file: !35, line: 162, type: !11, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!35 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!36 = !DINamespace(name: "backtrace", scope: !37)
!37 = !DINamespace(name: "sys", scope: !24)
!38 = !DILocation(line: 250, column: 5, scope: !39, inlinedAt: !45)
!39 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hbd92502d077eb70eE", scope: !41, file: !40, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!40 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!41 = !DINamespace(name: "FnOnce", scope: !42)
!42 = !DINamespace(name: "function", scope: !43)
!43 = !DINamespace(name: "ops", scope: !44)
!44 = !DINamespace(name: "core", scope: null)
!45 = distinct !DILocation(line: 166, column: 18, scope: !34)
!46 = !DILocation(line: 491, column: 5, scope: !47, inlinedAt: !50)
!47 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17h6fcfa017c0d41917E", scope: !49, file: !48, line: 490, type: !11, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!48 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!49 = !DINamespace(name: "hint", scope: !44)
!50 = !DILocation(line: 169, column: 5, scope: !51)
!51 = distinct !DILexicalBlock(scope: !34, file: !35, line: 166, column: 5)
!52 = !{i64 4392506004314835}
!53 = !DILocation(line: 172, column: 2, scope: !34)
!54 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hf74797aa23684c6fE", scope: !41, file: !40, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!55 = !DILocation(line: 250, column: 5, scope: !54)
!56 = !DILocation(line: 206, column: 18, scope: !29, inlinedAt: !57)
!57 = distinct !DILocation(line: 250, column: 5, scope: !58, inlinedAt: !59)
!58 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h6e97368675446231E", scope: !41, file: !40, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!59 = distinct !DILocation(line: 250, column: 5, scope: !54)
!60 = !{!61}
!61 = distinct !{!61, !62, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h89819ee436944da7E: %_1"}
!62 = distinct !{!62, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h89819ee436944da7E"}
