; ModuleID = 'rust_sort_safe.e0d9d25c7d8f862f-cgu.0'
source_filename = "rust_sort_safe.e0d9d25c7d8f862f-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_391e19778854e41affb5167bb48d1cbc = private unnamed_addr constant [46 x i8] c"assertion failed: v[0] <= v[1] && v[1] <= v[2]", align 1
@alloc_6ce34e04315bd7de8ea4f35e541002a2 = private unnamed_addr constant [18 x i8] c"rust_sort_safe.rs\00", align 1
@alloc_10e2c64d7d8da34697f89dd5881315ee = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6ce34e04315bd7de8ea4f35e541002a2, [16 x i8] c"\11\00\00\00\00\00\00\00\0D\00\00\00\05\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h610e395740c664d2E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hbea141235d82eb1fE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hbea141235d82eb1fE" }>, align 8
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_sort_safe::main
; Function Attrs: nounwind nonlazybind uwtable
define hidden void @_ZN14rust_sort_safe4main17ha493c0620e61c238E() unnamed_addr #0 personality ptr @rust_eh_personality !dbg !8 {
start:
  %v.sroa.0 = alloca i32, align 4
  %v.sroa.7 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %v.sroa.0), !dbg !13
  call void @llvm.lifetime.start.p0(ptr nonnull %v.sroa.7), !dbg !13
  %_0.i = tail call noundef i32 @__VERIFIER_nondet_int() #6, !dbg !14
  %_0.i1 = tail call noundef i32 @__VERIFIER_nondet_int() #6, !dbg !17
  %_0.i2 = tail call noundef i32 @__VERIFIER_nondet_int() #6, !dbg !19
  store i32 %_0.i, ptr %v.sroa.0, align 4, !dbg !21
  store i32 %_0.i1, ptr %v.sroa.7, align 4, !dbg !21
  %_0.i.i.i.i.i = icmp slt i32 %_0.i1, %_0.i, !dbg !22
  br i1 %_0.i.i.i.i.i, label %bb10.i.i.i, label %_ZN4core5slice4sort6shared9smallsort11insert_tail17h78867f3905335167E.exit.i.i, !dbg !64

bb10.i.i.i:                                       ; preds = %start
  store i32 %_0.i, ptr %v.sroa.7, align 4, !dbg !65, !alias.scope !72
  store i32 %_0.i1, ptr %v.sroa.0, align 4, !dbg !77, !alias.scope !72, !noalias !85
  br label %_ZN4core5slice4sort6shared9smallsort11insert_tail17h78867f3905335167E.exit.i.i, !dbg !90

_ZN4core5slice4sort6shared9smallsort11insert_tail17h78867f3905335167E.exit.i.i: ; preds = %bb10.i.i.i, %start
  %.val.i.1.i.i = phi i32 [ %_0.i, %start ], [ %_0.i1, %bb10.i.i.i ]
  %.val1.i.1.i.i = phi i32 [ %_0.i1, %start ], [ %_0.i, %bb10.i.i.i ], !dbg !64
  %_0.i.i.i.1.i.i = icmp slt i32 %_0.i2, %.val1.i.1.i.i, !dbg !22
  br i1 %_0.i.i.i.1.i.i, label %bb4.i.preheader.1.i.i, label %_ZN5alloc5slice11stable_sort17hfeaf39189a6c83c0E.exit, !dbg !64

bb4.i.preheader.1.i.i:                            ; preds = %_ZN4core5slice4sort6shared9smallsort11insert_tail17h78867f3905335167E.exit.i.i
  %_0.i.i2.i.1.i.i = icmp slt i32 %_0.i2, %.val.i.1.i.i, !dbg !91
  br i1 %_0.i.i2.i.1.i.i, label %bb4.i.1.1.i.i, label %bb10.i.1.i.i, !dbg !94

bb4.i.1.1.i.i:                                    ; preds = %bb4.i.preheader.1.i.i
  store i32 %.val.i.1.i.i, ptr %v.sroa.7, align 4, !dbg !65, !alias.scope !72
  br label %bb10.i.1.i.i, !dbg !95

bb10.i.1.i.i:                                     ; preds = %bb4.i.1.1.i.i, %bb4.i.preheader.1.i.i
  %sift.sroa.0.0.i.lcssa.1.i.i = phi ptr [ %v.sroa.7, %bb4.i.preheader.1.i.i ], [ %v.sroa.0, %bb4.i.1.1.i.i ], !dbg !96
  store i32 %_0.i2, ptr %sift.sroa.0.0.i.lcssa.1.i.i, align 4, !dbg !77, !alias.scope !72, !noalias !85
  %v.sroa.0.0.v.sroa.0.0.v.sroa.0.0.v.sroa.0.0._8.pre = load i32, ptr %v.sroa.0, align 4, !dbg !97
  %v.sroa.7.0.v.sroa.7.0.v.sroa.7.0.v.sroa.7.4._9.pre = load i32, ptr %v.sroa.7, align 4, !dbg !98
  %0 = icmp sgt i32 %v.sroa.7.0.v.sroa.7.0.v.sroa.7.0.v.sroa.7.4._9.pre, %.val1.i.1.i.i
  br label %_ZN5alloc5slice11stable_sort17hfeaf39189a6c83c0E.exit, !dbg !90

_ZN5alloc5slice11stable_sort17hfeaf39189a6c83c0E.exit: ; preds = %_ZN4core5slice4sort6shared9smallsort11insert_tail17h78867f3905335167E.exit.i.i, %bb10.i.1.i.i
  %v.sroa.7.0.v.sroa.7.0.v.sroa.7.4._9 = phi i32 [ %v.sroa.7.0.v.sroa.7.0.v.sroa.7.0.v.sroa.7.4._9.pre, %bb10.i.1.i.i ], [ %.val1.i.1.i.i, %_ZN4core5slice4sort6shared9smallsort11insert_tail17h78867f3905335167E.exit.i.i ], !dbg !98
  %v.sroa.0.0.v.sroa.0.0.v.sroa.0.0._8 = phi i32 [ %v.sroa.0.0.v.sroa.0.0.v.sroa.0.0.v.sroa.0.0._8.pre, %bb10.i.1.i.i ], [ %.val.i.1.i.i, %_ZN4core5slice4sort6shared9smallsort11insert_tail17h78867f3905335167E.exit.i.i ], !dbg !97
  %v.sroa.13.0 = phi i1 [ %0, %bb10.i.1.i.i ], [ false, %_ZN4core5slice4sort6shared9smallsort11insert_tail17h78867f3905335167E.exit.i.i ], !dbg !99
  %_7.not = icmp sgt i32 %v.sroa.0.0.v.sroa.0.0.v.sroa.0.0._8, %v.sroa.7.0.v.sroa.7.0.v.sroa.7.4._9, !dbg !97
  %or.cond = or i1 %_7.not, %v.sroa.13.0, !dbg !97
  br i1 %or.cond, label %bb8, label %bb5, !dbg !97, !prof !100

bb8:                                              ; preds = %_ZN5alloc5slice11stable_sort17hfeaf39189a6c83c0E.exit
; call core::panicking::panic
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_391e19778854e41affb5167bb48d1cbc, i64 noundef 46, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_10e2c64d7d8da34697f89dd5881315ee) #7, !dbg !101
  unreachable, !dbg !101

bb5:                                              ; preds = %_ZN5alloc5slice11stable_sort17hfeaf39189a6c83c0E.exit
  call void @llvm.lifetime.end.p0(ptr nonnull %v.sroa.0), !dbg !102
  call void @llvm.lifetime.end.p0(ptr nonnull %v.sroa.7), !dbg !102
  ret void, !dbg !103
}

; std::rt::lang_start
; Function Attrs: nounwind nonlazybind uwtable
define hidden noundef i64 @_ZN3std2rt10lang_start17hac3d2b151c9db6e0E(ptr noundef nonnull %main, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) unnamed_addr #0 !dbg !104 {
start:
  %_7 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_7), !dbg !108
  store ptr %main, ptr %_7, align 8, !dbg !108
; call std::rt::lang_start_internal
  %_0 = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) #6, !dbg !109
  call void @llvm.lifetime.end.p0(ptr nonnull %_7), !dbg !110
  ret i64 %_0, !dbg !111
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hbea141235d82eb1fE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #1 !dbg !112 {
start:
  %_4 = load ptr, ptr %_1, align 8, !dbg !114, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h7524b777e3a90e99E(ptr noundef nonnull %_4) #8, !dbg !115
  ret i32 0, !dbg !116
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h7524b777e3a90e99E(ptr noundef nonnull readonly captures(none) %f) unnamed_addr #2 !dbg !117 {
start:
  tail call void %f() #6, !dbg !121
  tail call void asm sideeffect "", "~{memory}"() #6, !dbg !125, !srcloc !131
  ret void, !dbg !132
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h610e395740c664d2E"(ptr noundef readonly captures(none) %_1) unnamed_addr #1 !dbg !133 {
start:
  %0 = load ptr, ptr %_1, align 8, !dbg !134, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h7524b777e3a90e99E(ptr noundef nonnull readonly %0) #8, !dbg !135, !noalias !139
  ret i32 0, !dbg !134
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nounwind nonlazybind uwtable
declare noundef i32 @__VERIFIER_nondet_int() unnamed_addr #0

; core::panicking::panic
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #4

; std::rt::lang_start_internal
; Function Attrs: nounwind nonlazybind uwtable
declare noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48), i64 noundef, ptr noundef, i8 noundef) unnamed_addr #0

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #0

; Function Attrs: nounwind nonlazybind
define noundef i32 @main(i32 %0, ptr %1) unnamed_addr #5 {
top:
  %_7.i = alloca [8 x i8], align 8
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i), !dbg !108
  store ptr @_ZN14rust_sort_safe4main17ha493c0620e61c238E, ptr %_7.i, align 8, !dbg !108
; call std::rt::lang_start_internal
  %_0.i = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %3, ptr noundef %1, i8 noundef 0) #6, !dbg !109
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i), !dbg !110
  %4 = trunc i64 %_0.i to i32
  ret i32 %4
}

attributes #0 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { noinline nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
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
!7 = !DIFile(filename: "rust_sort_safe.rs/@/rust_sort_safe.e0d9d25c7d8f862f-cgu.0", directory: ".")
!8 = distinct !DISubprogram(name: "main", linkageName: "_ZN14rust_sort_safe4main17ha493c0620e61c238E", scope: !10, file: !9, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagMainSubprogram, unit: !6, templateParams: !12)
!9 = !DIFile(filename: "rust_sort_safe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "eca3a01d59f17b91d025dd6804a2ae1c")
!10 = !DINamespace(name: "rust_sort_safe", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 11, column: 9, scope: !8)
!14 = !DILocation(line: 7, column: 14, scope: !15, inlinedAt: !16)
!15 = distinct !DISubprogram(name: "int", linkageName: "_ZN14rust_sort_safe3int17h53d20a4bfa3babb2E", scope: !10, file: !9, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!16 = distinct !DILocation(line: 11, column: 18, scope: !8)
!17 = !DILocation(line: 7, column: 14, scope: !15, inlinedAt: !18)
!18 = distinct !DILocation(line: 11, column: 25, scope: !8)
!19 = !DILocation(line: 7, column: 14, scope: !15, inlinedAt: !20)
!20 = distinct !DILocation(line: 11, column: 32, scope: !8)
!21 = !DILocation(line: 11, column: 17, scope: !8)
!22 = !DILocation(line: 1916, column: 50, scope: !23, inlinedAt: !29)
!23 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs1c_NtNtCsgEmfK2I1SDS_4core3cmp5implslNtB8_10PartialOrd2lt", scope: !25, file: !24, line: 1916, type: !11, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!24 = !DIFile(filename: "library/core/src/cmp.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "9b875f3ee90b4abbf50efdba3db39504")
!25 = !DINamespace(name: "{impl#76}", scope: !26)
!26 = !DINamespace(name: "impls", scope: !27)
!27 = !DINamespace(name: "cmp", scope: !28)
!28 = !DINamespace(name: "core", scope: null)
!29 = distinct !DILocation(line: 166, column: 5, scope: !30, inlinedAt: !35)
!30 = distinct !DISubprogram(name: "call_mut<fn(&i32, &i32) -> bool, (&i32, &i32)>", linkageName: "_ZN4core3ops8function5FnMut8call_mut17h8b1ebdbf96200b2fE", scope: !32, file: !31, line: 166, type: !11, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!31 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!32 = !DINamespace(name: "FnMut", scope: !33)
!33 = !DINamespace(name: "function", scope: !34)
!34 = !DINamespace(name: "ops", scope: !28)
!35 = distinct !DILocation(line: 547, column: 13, scope: !36, inlinedAt: !43)
!36 = distinct !DILexicalBlock(scope: !38, file: !37, line: 546, column: 9)
!37 = !DIFile(filename: "library/core/src/slice/sort/shared/smallsort.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8c9626ba4802244e0fd645526c52bc5d")
!38 = distinct !DISubprogram(name: "insert_tail<i32, fn(&i32, &i32) -> bool>", linkageName: "_ZN4core5slice4sort6shared9smallsort11insert_tail17h78867f3905335167E", scope: !39, file: !37, line: 542, type: !11, scopeLine: 542, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!39 = !DINamespace(name: "smallsort", scope: !40)
!40 = !DINamespace(name: "shared", scope: !41)
!41 = !DINamespace(name: "sort", scope: !42)
!42 = !DINamespace(name: "slice", scope: !28)
!43 = distinct !DILocation(line: 602, column: 13, scope: !44, inlinedAt: !49)
!44 = distinct !DILexicalBlock(scope: !45, file: !37, line: 598, column: 9)
!45 = distinct !DILexicalBlock(scope: !46, file: !37, line: 597, column: 9)
!46 = distinct !DILexicalBlock(scope: !47, file: !37, line: 596, column: 9)
!47 = distinct !DILexicalBlock(scope: !48, file: !37, line: 585, column: 5)
!48 = distinct !DISubprogram(name: "insertion_sort_shift_left<i32, fn(&i32, &i32) -> bool>", linkageName: "_ZN4core5slice4sort6shared9smallsort25insertion_sort_shift_left17h5b33d293f55e9915E", scope: !39, file: !37, line: 580, type: !11, scopeLine: 580, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!49 = distinct !DILocation(line: 79, column: 17, scope: !50, inlinedAt: !54)
!50 = distinct !DILexicalBlock(scope: !52, file: !51, line: 37, column: 5)
!51 = !DIFile(filename: "library/core/src/slice/sort/stable/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "943c9866fee121b7ec645aa6171a994f")
!52 = distinct !DISubprogram(name: "sort<i32, fn(&i32, &i32) -> bool, alloc::vec::Vec<i32, alloc::alloc::Global>>", linkageName: "_ZN4core5slice4sort6stable4sort17h4eeda5393e939e01E", scope: !53, file: !51, line: 29, type: !11, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!53 = !DINamespace(name: "stable", scope: !41)
!54 = distinct !DILocation(line: 860, column: 5, scope: !55, inlinedAt: !59)
!55 = distinct !DISubprogram(name: "stable_sort<i32, fn(&i32, &i32) -> bool>", linkageName: "_ZN5alloc5slice11stable_sort17hfeaf39189a6c83c0E", scope: !57, file: !56, line: 856, type: !11, scopeLine: 856, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!56 = !DIFile(filename: "library/alloc/src/slice.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "c354101fc648df7ae7a06556360deeb9")
!57 = !DINamespace(name: "slice", scope: !58)
!58 = !DINamespace(name: "alloc", scope: null)
!59 = distinct !DILocation(line: 135, column: 9, scope: !60, inlinedAt: !62)
!60 = distinct !DISubprogram(name: "sort<i32>", linkageName: "_ZN5alloc5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4sort17h71761f582cd8ec66E", scope: !61, file: !56, line: 131, type: !11, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!61 = !DINamespace(name: "{impl#0}", scope: !57)
!62 = !DILocation(line: 12, column: 7, scope: !63)
!63 = distinct !DILexicalBlock(scope: !8, file: !9, line: 11, column: 5)
!64 = !DILocation(line: 547, column: 13, scope: !36, inlinedAt: !43)
!65 = !DILocation(line: 547, column: 14, scope: !66, inlinedAt: !69)
!66 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_ZN4core3ptr19copy_nonoverlapping17hdb980b1cf1ae1904E", scope: !68, file: !67, line: 526, type: !11, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!67 = !DIFile(filename: "library/core/src/ptr/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!68 = !DINamespace(name: "ptr", scope: !28)
!69 = distinct !DILocation(line: 563, column: 13, scope: !70, inlinedAt: !43)
!70 = distinct !DILexicalBlock(scope: !71, file: !37, line: 557, column: 9)
!71 = distinct !DILexicalBlock(scope: !36, file: !37, line: 556, column: 9)
!72 = !{!73, !75}
!73 = distinct !{!73, !74, !"_ZN4core5slice4sort6shared9smallsort25insertion_sort_shift_left17h5b33d293f55e9915E: %v.0"}
!74 = distinct !{!74, !"_ZN4core5slice4sort6shared9smallsort25insertion_sort_shift_left17h5b33d293f55e9915E"}
!75 = distinct !{!75, !76, !"_ZN5alloc5slice11stable_sort17hfeaf39189a6c83c0E: %v.0"}
!76 = distinct !{!76, !"_ZN5alloc5slice11stable_sort17hfeaf39189a6c83c0E"}
!77 = !DILocation(line: 547, column: 14, scope: !78, inlinedAt: !79)
!78 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_ZN4core3ptr19copy_nonoverlapping17hdb980b1cf1ae1904E", scope: !68, file: !67, line: 526, type: !11, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!79 = distinct !DILocation(line: 306, column: 13, scope: !80, inlinedAt: !82)
!80 = distinct !DISubprogram(name: "drop<i32>", linkageName: "_ZN99_$LT$core..slice..sort..shared..smallsort..CopyOnDrop$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hf5be6c700daba097E", scope: !81, file: !37, line: 302, type: !11, scopeLine: 302, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!81 = !DINamespace(name: "{impl#7}", scope: !39)
!82 = distinct !DILocation(line: 805, column: 1, scope: !83, inlinedAt: !84)
!83 = distinct !DISubprogram(name: "drop_in_place<core::slice::sort::shared::smallsort::CopyOnDrop<i32>>", linkageName: "_ZN4core3ptr80drop_in_place$LT$core..slice..sort..shared..smallsort..CopyOnDrop$LT$i32$GT$$GT$17he5de5d35a743012cE", scope: !68, file: !67, line: 805, type: !11, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!84 = distinct !DILocation(line: 576, column: 5, scope: !71, inlinedAt: !43)
!85 = !{!86, !88}
!86 = distinct !{!86, !87, !"_ZN99_$LT$core..slice..sort..shared..smallsort..CopyOnDrop$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hf5be6c700daba097E: %self"}
!87 = distinct !{!87, !"_ZN99_$LT$core..slice..sort..shared..smallsort..CopyOnDrop$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hf5be6c700daba097E"}
!88 = distinct !{!88, !89, !"_ZN4core3ptr80drop_in_place$LT$core..slice..sort..shared..smallsort..CopyOnDrop$LT$i32$GT$$GT$17he5de5d35a743012cE: %_1"}
!89 = distinct !{!89, !"_ZN4core3ptr80drop_in_place$LT$core..slice..sort..shared..smallsort..CopyOnDrop$LT$i32$GT$$GT$17he5de5d35a743012cE"}
!90 = !DILocation(line: 577, column: 2, scope: !38, inlinedAt: !43)
!91 = !DILocation(line: 1916, column: 50, scope: !23, inlinedAt: !92)
!92 = distinct !DILocation(line: 166, column: 5, scope: !30, inlinedAt: !93)
!93 = distinct !DILocation(line: 572, column: 17, scope: !70, inlinedAt: !43)
!94 = !DILocation(line: 572, column: 17, scope: !70, inlinedAt: !43)
!95 = !DILocation(line: 566, column: 16, scope: !70, inlinedAt: !43)
!96 = !DILocation(line: 0, scope: !38, inlinedAt: !43)
!97 = !DILocation(line: 13, column: 13, scope: !63)
!98 = !DILocation(line: 13, column: 21, scope: !63)
!99 = !DILocation(line: 0, scope: !8)
!100 = !{!"branch_weights", i32 4001, i32 4000000}
!101 = !DILocation(line: 13, column: 5, scope: !63)
!102 = !DILocation(line: 14, column: 1, scope: !8)
!103 = !DILocation(line: 14, column: 2, scope: !8)
!104 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17hac3d2b151c9db6e0E", scope: !106, file: !105, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!105 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!106 = !DINamespace(name: "rt", scope: !107)
!107 = !DINamespace(name: "std", scope: null)
!108 = !DILocation(line: 206, column: 10, scope: !104)
!109 = !DILocation(line: 205, column: 5, scope: !104)
!110 = !DILocation(line: 210, column: 5, scope: !104)
!111 = !DILocation(line: 211, column: 2, scope: !104)
!112 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hbea141235d82eb1fE", scope: !113, file: !105, line: 206, type: !11, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!113 = !DINamespace(name: "lang_start", scope: !106)
!114 = !DILocation(line: 206, column: 70, scope: !112)
!115 = !DILocation(line: 206, column: 18, scope: !112)
!116 = !DILocation(line: 206, column: 93, scope: !112)
!117 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h7524b777e3a90e99E", scope: !119, file: !118, line: 162, type: !11, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!118 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!119 = !DINamespace(name: "backtrace", scope: !120)
!120 = !DINamespace(name: "sys", scope: !107)
!121 = !DILocation(line: 250, column: 5, scope: !122, inlinedAt: !124)
!122 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hd039454e9202f2f0E", scope: !123, file: !31, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!123 = !DINamespace(name: "FnOnce", scope: !33)
!124 = distinct !DILocation(line: 166, column: 18, scope: !117)
!125 = !DILocation(line: 491, column: 5, scope: !126, inlinedAt: !129)
!126 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17he00bbcf690398a95E", scope: !128, file: !127, line: 490, type: !11, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!127 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!128 = !DINamespace(name: "hint", scope: !28)
!129 = !DILocation(line: 169, column: 5, scope: !130)
!130 = distinct !DILexicalBlock(scope: !117, file: !118, line: 166, column: 5)
!131 = !{i64 13931014190628364}
!132 = !DILocation(line: 172, column: 2, scope: !117)
!133 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h610e395740c664d2E", scope: !123, file: !31, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!134 = !DILocation(line: 250, column: 5, scope: !133)
!135 = !DILocation(line: 206, column: 18, scope: !112, inlinedAt: !136)
!136 = distinct !DILocation(line: 250, column: 5, scope: !137, inlinedAt: !138)
!137 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h08a804485d1da8a6E", scope: !123, file: !31, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!138 = distinct !DILocation(line: 250, column: 5, scope: !133)
!139 = !{!140}
!140 = distinct !{!140, !141, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hbea141235d82eb1fE: %_1"}
!141 = distinct !{!141, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hbea141235d82eb1fE"}
