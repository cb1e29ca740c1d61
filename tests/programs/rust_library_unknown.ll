; ModuleID = 'rust_library_unknown.20b692d6ac650ae9-cgu.0'
source_filename = "rust_library_unknown.20b692d6ac650ae9-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_86fad67671a74201043ff20176e16395 = private unnamed_addr constant [5 x i8] c"seven", align 1
@alloc_12f333a3b66a619f74f21dff53146dc8 = private unnamed_addr constant [24 x i8] c"rust_library_unknown.rs\00", align 1
@alloc_9ee8c81cc5142102224be71d12f5d2e8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_12f333a3b66a619f74f21dff53146dc8, [16 x i8] c"\17\00\00\00\00\00\00\00\04\00\00\00\09\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h6e08398cf9f9e0cfE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hd951587d98c0e2fbE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hd951587d98c0e2fbE" }>, align 8
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_library_unknown::main
; Function Attrs: nounwind nonlazybind uwtable
define hidden void @_ZN20rust_library_unknown4main17h8b162e7effd6ca96E() unnamed_addr #0 !dbg !8 {
start:
; call std::process::id
  %_1 = tail call noundef i32 @_RNvNtCsjrHSEGnQ3l9_3std7process2id() #6, !dbg !13
  %0 = icmp eq i32 %_1, 7, !dbg !13
  br i1 %0, label %bb2, label %bb3, !dbg !13, !prof !14

bb2:                                              ; preds = %start
; call core::panicking::panic_fmt
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_86fad67671a74201043ff20176e16395, ptr noundef nonnull inttoptr (i64 11 to ptr), ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9ee8c81cc5142102224be71d12f5d2e8) #7, !dbg !15
  unreachable, !dbg !15

bb3:                                              ; preds = %start
  ret void, !dbg !16
}

; std::rt::lang_start
; Function Attrs: nounwind nonlazybind uwtable
define hidden noundef i64 @_ZN3std2rt10lang_start17h2529f0672761d434E(ptr noundef nonnull %main, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) unnamed_addr #0 !dbg !17 {
start:
  %_7 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_7), !dbg !21
  store ptr %main, ptr %_7, align 8, !dbg !21
; call std::rt::lang_start_internal
  %_0 = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) #6, !dbg !22
  call void @llvm.lifetime.end.p0(ptr nonnull %_7), !dbg !23
  ret i64 %_0, !dbg !24
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hd951587d98c0e2fbE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #1 !dbg !25 {
start:
  %_4 = load ptr, ptr %_1, align 8, !dbg !27, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h5e34f4ce1a20743cE(ptr noundef nonnull %_4) #8, !dbg !28
  ret i32 0, !dbg !29
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h5e34f4ce1a20743cE(ptr noundef nonnull readonly captures(none) %f) unnamed_addr #2 !dbg !30 {
start:
  tail call void %f() #6, !dbg !34
  tail call void asm sideeffect "", "~{memory}"() #6, !dbg !42, !srcloc !48
  ret void, !dbg !49
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h6e08398cf9f9e0cfE"(ptr noundef readonly captures(none) %_1) unnamed_addr #1 !dbg !50 {
start:
  %0 = load ptr, ptr %_1, align 8, !dbg !51, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h5e34f4ce1a20743cE(ptr noundef nonnull readonly %0) #8, !dbg !52, !noalias !56
  ret i32 0, !dbg !51
}

; std::process::id
; Function Attrs: nounwind nonlazybind uwtable
declare noundef i32 @_RNvNtCsjrHSEGnQ3l9_3std7process2id() unnamed_addr #0

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr noundef nonnull, ptr noundef nonnull, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #3

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
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i), !dbg !21
  store ptr @_ZN20rust_library_unknown4main17h8b162e7effd6ca96E, ptr %_7.i, align 8, !dbg !21
; call std::rt::lang_start_internal
  %_0.i = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %3, ptr noundef %1, i8 noundef 0) #6, !dbg !22
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i), !dbg !23
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
!7 = !DIFile(filename: "rust_library_unknown.rs/@/rust_library_unknown.20b692d6ac650ae9-cgu.0", directory: ".")
!8 = distinct !DISubprogram(name: "main", linkageName: "_ZN20rust_library_unknown4main17h8b162e7effd6ca96E", scope: !10, file: !9, line: 2, type: !11, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagMainSubprogram, unit: !6, templateParams: !12)
!9 = !DIFile(filename: "rust_library_unknown.rs", directory: ".", checksumkind: CSK_MD5, checksum: "dd10983b647d31cb8c80fd15f84524dd")
!10 = !DINamespace(name: "rust_library_unknown", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 3, column: 8, scope: !8)
!14 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!15 = !DILocation(line: 4, column: 9, scope: !8)
!16 = !DILocation(line: 6, column: 2, scope: !8)
!17 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17h2529f0672761d434E", scope: !19, file: !18, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!18 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!19 = !DINamespace(name: "rt", scope: !20)
!20 = !DINamespace(name: "std", scope: null)
!21 = !DILocation(line: 206, column: 10, scope: !17)
!22 = !DILocation(line: 205, column: 5, scope: !17)
!23 = !DILocation(line: 210, column: 5, scope: !17)
!24 = !DILocation(line: 211, column: 2, scope: !17)
!25 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hd951587d98c0e2fbE", scope: !26, file: !18, line: 206, type: !11, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!26 = !DINamespace(name: "lang_start", scope: !19)
!27 = !DILocation(line: 206, column: 70, scope: !25)
!28 = !DILocation(line: 206, column: 18, scope: !25)
!29 = !DILocation(line: 206, column: 93, scope: !25)
!30 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h5e34f4ce1a20743cE", scope: !32, file: !31, line: 162, type: !11, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!31 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!32 = !DINamespace(name: "backtrace", scope: !33)
!33 = !DINamespace(name: "sys", scope: !20)
!34 = !DILocation(line: 250, column: 5, scope: !35, inlinedAt: !41)
!35 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h00cc82311e932bb9E", scope: !37, file: !36, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!36 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!37 = !DINamespace(name: "FnOnce", scope: !38)
!38 = !DINamespace(name: "function", scope: !39)
!39 = !DINamespace(name: "ops", scope: !40)
!40 = !DINamespace(name: "core", scope: null)
!41 = distinct !DILocation(line: 166, column: 18, scope: !30)
!42 = !DILocation(line: 491, column: 5, scope: !43, inlinedAt: !46)
!43 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17hcdc717a7cf0362b5E", scope: !45, file: !44, line: 490, type: !11, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!44 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!45 = !DINamespace(name: "hint", scope: !40)
!46 = !DILocation(line: 169, column: 5, scope: !47)
!47 = distinct !DILexicalBlock(scope: !30, file: !31, line: 166, column: 5)
!48 = !{i64 6638821145286102}
!49 = !DILocation(line: 172, column: 2, scope: !30)
!50 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h6e08398cf9f9e0cfE", scope: !37, file: !36, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!51 = !DILocation(line: 250, column: 5, scope: !50)
!52 = !DILocation(line: 206, column: 18, scope: !25, inlinedAt: !53)
!53 = distinct !DILocation(line: 250, column: 5, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hdc5c9504aac09523E", scope: !37, file: !36, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!55 = distinct !DILocation(line: 250, column: 5, scope: !50)
!56 = !{!57}
!57 = distinct !{!57, !58, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hd951587d98c0e2fbE: %_1"}
!58 = distinct !{!58, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hd951587d98c0e2fbE"}
