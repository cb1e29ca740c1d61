; ModuleID = 'rust_vec_unsafe.8f79659d2d23bde2-cgu.0'
source_filename = "rust_vec_unsafe.8f79659d2d23bde2-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_ba76e1c6c479e5acc24e7f5a9b405abd = private unnamed_addr constant [19 x i8] c"rust_vec_unsafe.rs\00", align 1
@alloc_6495f705ff94506571e855a89518d19b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ba76e1c6c479e5acc24e7f5a9b405abd, [16 x i8] c"\12\00\00\00\00\00\00\00\0E\00\00\00\12\00\00\00" }>, align 8
@alloc_42fab04280f1507430c9780f23b14b6f = private unnamed_addr constant [26 x i8] c"assertion failed: v[i] > 0", align 1
@alloc_7c7457d41103ba8ca0dc8b3ece407cd6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ba76e1c6c479e5acc24e7f5a9b405abd, [16 x i8] c"\12\00\00\00\00\00\00\00\0E\00\00\00\09\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hde203785252c62a6E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h3ba1c48f037ead05E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h3ba1c48f037ead05E" }>, align 8
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_vec_unsafe::main
; Function Attrs: nounwind nonlazybind uwtable
define hidden void @_ZN15rust_vec_unsafe4main17ha5e7add1b9b85573E() unnamed_addr #0 !dbg !8 {
start:
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #10, !dbg !13
; call __rustc::__rust_alloc
  %0 = tail call noundef align 4 dereferenceable_or_null(12) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 12, i64 noundef 4) #10, !dbg !35
  %1 = icmp eq ptr %0, null, !dbg !36
  br i1 %1, label %bb2.i, label %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit, !dbg !37, !prof !38

bb2.i:                                            ; preds = %start
; call alloc::alloc::handle_alloc_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 4, i64 noundef 12) #11, !dbg !39
  unreachable, !dbg !39

_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit: ; preds = %start
  store i32 1, ptr %0, align 4, !dbg !34
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !34
  store i32 2, ptr %2, align 4, !dbg !34
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !34
  store i32 3, ptr %3, align 4, !dbg !34
  %_0.i = tail call noundef i8 @__VERIFIER_nondet_uchar() #10, !dbg !40
  %i = zext i8 %_0.i to i64, !dbg !44
  %_5 = icmp ult i8 %_0.i, 4, !dbg !45
  br i1 %_5, label %bb2, label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$i32$GT$$GT$17hb643adba92557049E.exit", !dbg !45

"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$i32$GT$$GT$17hb643adba92557049E.exit": ; preds = %bb8, %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %0, i64 noundef 12, i64 noundef range(i64 1, -9223372036854775807) 4) #10, !dbg !47
  ret void, !dbg !72

bb2:                                              ; preds = %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit
  %_28.not = icmp eq i8 %_0.i, 3, !dbg !73
  br i1 %_28.not, label %panic, label %bb8, !dbg !73

bb8:                                              ; preds = %bb2
  %_8 = getelementptr inbounds nuw i32, ptr %0, i64 %i, !dbg !88
  %_7 = load i32, ptr %_8, align 4, !dbg !89, !noundef !12
  %_6 = icmp sgt i32 %_7, 0, !dbg !89
  br i1 %_6, label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$i32$GT$$GT$17hb643adba92557049E.exit", label %bb4, !dbg !89, !prof !90

panic:                                            ; preds = %bb2
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %i, i64 noundef 3, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_6495f705ff94506571e855a89518d19b) #12, !dbg !73
  unreachable, !dbg !73

bb4:                                              ; preds = %bb8
; call core::panicking::panic
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_42fab04280f1507430c9780f23b14b6f, i64 noundef 26, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_7c7457d41103ba8ca0dc8b3ece407cd6) #12, !dbg !91
  unreachable, !dbg !91
}

; std::rt::lang_start
; Function Attrs: nounwind nonlazybind uwtable
define hidden noundef i64 @_ZN3std2rt10lang_start17h55713b2b58880109E(ptr noundef nonnull %main, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) unnamed_addr #0 !dbg !92 {
start:
  %_7 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_7), !dbg !96
  store ptr %main, ptr %_7, align 8, !dbg !96
; call std::rt::lang_start_internal
  %_0 = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) #10, !dbg !97
  call void @llvm.lifetime.end.p0(ptr nonnull %_7), !dbg !98
  ret i64 %_0, !dbg !99
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h3ba1c48f037ead05E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #1 !dbg !100 {
start:
  %_4 = load ptr, ptr %_1, align 8, !dbg !102, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h8d62e5a6fb59193aE(ptr noundef nonnull %_4) #13, !dbg !103
  ret i32 0, !dbg !104
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h8d62e5a6fb59193aE(ptr noundef nonnull readonly captures(none) %f) unnamed_addr #2 !dbg !105 {
start:
  tail call void %f() #10, !dbg !109
  tail call void asm sideeffect "", "~{memory}"() #10, !dbg !116, !srcloc !122
  ret void, !dbg !123
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hde203785252c62a6E"(ptr noundef readonly captures(none) %_1) unnamed_addr #1 !dbg !124 {
start:
  %0 = load ptr, ptr %_1, align 8, !dbg !125, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h8d62e5a6fb59193aE(ptr noundef nonnull readonly %0) #13, !dbg !126, !noalias !130
  ret i32 0, !dbg !125
}

; __rustc::__rust_no_alloc_shim_is_unstable_v2
; Function Attrs: nounwind nonlazybind uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() unnamed_addr #0

; __rustc::__rust_alloc
; Function Attrs: nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807)) unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; alloc::alloc::handle_alloc_error
; Function Attrs: cold minsize noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #5

; __rustc::__rust_dealloc
; Function Attrs: nounwind nonlazybind allockind("free") uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr allocptr noundef captures(address), i64 noundef, i64 noundef range(i64 1, -9223372036854775807)) unnamed_addr #6

; Function Attrs: nounwind nonlazybind uwtable
declare noundef i8 @__VERIFIER_nondet_uchar() unnamed_addr #0

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #7

; core::panicking::panic
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #8

; std::rt::lang_start_internal
; Function Attrs: nounwind nonlazybind uwtable
declare noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48), i64 noundef, ptr noundef, i8 noundef) unnamed_addr #0

; Function Attrs: nounwind nonlazybind
define noundef i32 @main(i32 %0, ptr %1) unnamed_addr #9 {
top:
  %_7.i = alloca [8 x i8], align 8
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i), !dbg !96
  store ptr @_ZN15rust_vec_unsafe4main17ha5e7add1b9b85573E, ptr %_7.i, align 8, !dbg !96
; call std::rt::lang_start_internal
  %_0.i = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %3, ptr noundef %1, i8 noundef 0) #10, !dbg !97
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i), !dbg !98
  %4 = trunc i64 %_0.i to i32
  ret i32 %4
}

attributes #0 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { noinline nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "alloc-variant-zeroed"="_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { cold minsize noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { nounwind nonlazybind allockind("free") uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { nounwind }
attributes #11 = { noreturn nounwind }
attributes #12 = { noinline noreturn nounwind }
attributes #13 = { noinline nounwind }

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
!7 = !DIFile(filename: "rust_vec_unsafe.rs/@/rust_vec_unsafe.8f79659d2d23bde2-cgu.0", directory: ".")
!8 = distinct !DISubprogram(name: "main", linkageName: "_ZN15rust_vec_unsafe4main17ha5e7add1b9b85573E", scope: !10, file: !9, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagMainSubprogram, unit: !6, templateParams: !12)
!9 = !DIFile(filename: "rust_vec_unsafe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "2438bdcba6708812df9adffbfc9cca62")
!10 = !DINamespace(name: "rust_vec_unsafe", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 93, column: 9, scope: !14, inlinedAt: !18)
!14 = distinct !DISubprogram(name: "alloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc5alloc", scope: !16, file: !15, line: 89, type: !11, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!15 = !DIFile(filename: "library/alloc/src/alloc.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "57066d22da38e4b1f3bfd29f3d5ff5ae")
!16 = !DINamespace(name: "alloc", scope: !17)
!17 = !DINamespace(name: "alloc", scope: null)
!18 = distinct !DILocation(line: 190, column: 73, scope: !19, inlinedAt: !22)
!19 = distinct !DILexicalBlock(scope: !20, file: !15, line: 189, column: 13)
!20 = distinct !DISubprogram(name: "alloc_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global18alloc_impl_runtime", scope: !21, file: !15, line: 185, type: !11, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!21 = !DINamespace(name: "Global", scope: !16)
!22 = distinct !DILocation(line: 312, column: 9, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "alloc_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global10alloc_impl", scope: !21, file: !15, line: 311, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!24 = distinct !DILocation(line: 429, column: 14, scope: !25, inlinedAt: !27)
!25 = distinct !DISubprogram(name: "allocate", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate", scope: !26, file: !15, line: 428, type: !11, scopeLine: 428, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!26 = !DINamespace(name: "{impl#1}", scope: !16)
!27 = distinct !DILocation(line: 248, column: 18, scope: !28, inlinedAt: !31)
!28 = distinct !DISubprogram(name: "box_new_uninit", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit", scope: !30, file: !29, line: 247, type: !11, scopeLine: 247, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!29 = !DIFile(filename: "library/alloc/src/boxed.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "c2c961396e00891ae9e97f5dc112a35a")
!30 = !DINamespace(name: "boxed", scope: !17)
!31 = distinct !DILocation(line: 317, column: 33, scope: !32, inlinedAt: !34)
!32 = distinct !DISubprogram(name: "new_uninit<[i32; 3]>", linkageName: "_ZN5alloc5boxed12Box$LT$T$GT$10new_uninit17hcc526478340a9e2eE", scope: !33, file: !29, line: 311, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!33 = !DINamespace(name: "{impl#0}", scope: !30)
!34 = !DILocation(line: 11, column: 13, scope: !8)
!35 = !DILocation(line: 95, column: 9, scope: !14, inlinedAt: !18)
!36 = !DILocation(line: 248, column: 11, scope: !28, inlinedAt: !31)
!37 = !DILocation(line: 248, column: 5, scope: !28, inlinedAt: !31)
!38 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!39 = !DILocation(line: 250, column: 19, scope: !28, inlinedAt: !31)
!40 = !DILocation(line: 7, column: 14, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "byte", linkageName: "_ZN15rust_vec_unsafe4byte17haa1d41bc430fac99E", scope: !10, file: !9, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!42 = distinct !DILocation(line: 12, column: 13, scope: !43)
!43 = distinct !DILexicalBlock(scope: !8, file: !9, line: 11, column: 5)
!44 = !DILocation(line: 12, column: 13, scope: !43)
!45 = !DILocation(line: 13, column: 8, scope: !46)
!46 = distinct !DILexicalBlock(scope: !43, file: !9, line: 12, column: 5)
!47 = !DILocation(line: 115, column: 14, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "dealloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc7dealloc", scope: !16, file: !15, line: 114, type: !11, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!49 = distinct !DILocation(line: 209, column: 22, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "deallocate_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global23deallocate_impl_runtime", scope: !21, file: !15, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!51 = distinct !DILocation(line: 324, column: 9, scope: !52, inlinedAt: !53)
!52 = distinct !DISubprogram(name: "deallocate_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global15deallocate_impl", scope: !21, file: !15, line: 323, type: !11, scopeLine: 323, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!53 = distinct !DILocation(line: 442, column: 23, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "deallocate", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate", scope: !26, file: !15, line: 440, type: !11, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!55 = distinct !DILocation(line: 874, column: 28, scope: !56, inlinedAt: !61)
!56 = distinct !DILexicalBlock(scope: !58, file: !57, line: 872, column: 82)
!57 = !DIFile(filename: "library/alloc/src/raw_vec/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "78584250230dfe0aae92794a07566ae7")
!58 = distinct !DISubprogram(name: "deallocate<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17hd0d2639ed3618830E", scope: !59, file: !57, line: 870, type: !11, scopeLine: 870, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!59 = !DINamespace(name: "RawVecInner", scope: !60)
!60 = !DINamespace(name: "raw_vec", scope: !17)
!61 = distinct !DILocation(line: 423, column: 29, scope: !62, inlinedAt: !64)
!62 = distinct !DISubprogram(name: "drop<i32, alloc::alloc::Global>", linkageName: "_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h56383c8a423ead71E", scope: !63, file: !57, line: 421, type: !11, scopeLine: 421, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!63 = !DINamespace(name: "{impl#3}", scope: !60)
!64 = distinct !DILocation(line: 805, column: 1, scope: !65, inlinedAt: !69)
!65 = distinct !DISubprogram(name: "drop_in_place<alloc::raw_vec::RawVec<i32, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$i32$GT$$GT$17h6fe1bc123f3fd156E", scope: !67, file: !66, line: 805, type: !11, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!66 = !DIFile(filename: "library/core/src/ptr/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!67 = !DINamespace(name: "ptr", scope: !68)
!68 = !DINamespace(name: "core", scope: null)
!69 = distinct !DILocation(line: 805, column: 1, scope: !70, inlinedAt: !71)
!70 = distinct !DISubprogram(name: "drop_in_place<alloc::vec::Vec<i32, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$i32$GT$$GT$17hb643adba92557049E", scope: !67, file: !66, line: 805, type: !11, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!71 = distinct !DILocation(line: 16, column: 1, scope: !8)
!72 = !DILocation(line: 16, column: 2, scope: !8)
!73 = !DILocation(line: 272, column: 10, scope: !74, inlinedAt: !79)
!74 = distinct !DISubprogram(name: "index<i32>", linkageName: "_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17hbde86a8dc9596382E", scope: !76, file: !75, line: 270, type: !11, scopeLine: 270, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!75 = !DIFile(filename: "library/core/src/slice/index.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "35f1d9855ef780cd44773269ad8900cd")
!76 = !DINamespace(name: "{impl#2}", scope: !77)
!77 = !DINamespace(name: "index", scope: !78)
!78 = !DINamespace(name: "slice", scope: !68)
!79 = !DILocation(line: 19, column: 15, scope: !80, inlinedAt: !82)
!80 = distinct !DISubprogram(name: "index<i32, usize>", linkageName: "_ZN4core5slice5index74_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u5d$$GT$5index17ha12fc5ea4d7faa07E", scope: !81, file: !75, line: 18, type: !11, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!81 = !DINamespace(name: "{impl#0}", scope: !77)
!82 = !DILocation(line: 3804, column: 9, scope: !83, inlinedAt: !87)
!83 = distinct !DISubprogram(name: "index<i32, usize, alloc::alloc::Global>", linkageName: "_ZN81_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..Index$LT$I$GT$$GT$5index17h5597260231049d61E", scope: !85, file: !84, line: 3803, type: !11, scopeLine: 3803, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!84 = !DIFile(filename: "library/alloc/src/vec/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "561105229399139e451a3aa6309b761e")
!85 = !DINamespace(name: "{impl#14}", scope: !86)
!86 = !DINamespace(name: "vec", scope: !17)
!87 = !DILocation(line: 14, column: 18, scope: !46)
!88 = !DILocation(line: 272, column: 9, scope: !74, inlinedAt: !79)
!89 = !DILocation(line: 14, column: 17, scope: !46)
!90 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!91 = !DILocation(line: 14, column: 9, scope: !46)
!92 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17h55713b2b58880109E", scope: !94, file: !93, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!93 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!94 = !DINamespace(name: "rt", scope: !95)
!95 = !DINamespace(name: "std", scope: null)
!96 = !DILocation(line: 206, column: 10, scope: !92)
!97 = !DILocation(line: 205, column: 5, scope: !92)
!98 = !DILocation(line: 210, column: 5, scope: !92)
!99 = !DILocation(line: 211, column: 2, scope: !92)
!100 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h3ba1c48f037ead05E", scope: !101, file: !93, line: 206, type: !11, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!101 = !DINamespace(name: "lang_start", scope: !94)
!102 = !DILocation(line: 206, column: 70, scope: !100)
!103 = !DILocation(line: 206, column: 18, scope: !100)
!104 = !DILocation(line: 206, column: 93, scope: !100)
!105 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h8d62e5a6fb59193aE", scope: !107, file: !106, line: 162, type: !11, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!106 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!107 = !DINamespace(name: "backtrace", scope: !108)
!108 = !DINamespace(name: "sys", scope: !95)
!109 = !DILocation(line: 250, column: 5, scope: !110, inlinedAt: !115)
!110 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hcf0ac513155e34cdE", scope: !112, file: !111, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!111 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!112 = !DINamespace(name: "FnOnce", scope: !113)
!113 = !DINamespace(name: "function", scope: !114)
!114 = !DINamespace(name: "ops", scope: !68)
!115 = distinct !DILocation(line: 166, column: 18, scope: !105)
!116 = !DILocation(line: 491, column: 5, scope: !117, inlinedAt: !120)
!117 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17h659cb244b5ce2761E", scope: !119, file: !118, line: 490, type: !11, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!118 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!119 = !DINamespace(name: "hint", scope: !68)
!120 = !DILocation(line: 169, column: 5, scope: !121)
!121 = distinct !DILexicalBlock(scope: !105, file: !106, line: 166, column: 5)
!122 = !{i64 15049561113720668}
!123 = !DILocation(line: 172, column: 2, scope: !105)
!124 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hde203785252c62a6E", scope: !112, file: !111, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!125 = !DILocation(line: 250, column: 5, scope: !124)
!126 = !DILocation(line: 206, column: 18, scope: !100, inlinedAt: !127)
!127 = distinct !DILocation(line: 250, column: 5, scope: !128, inlinedAt: !129)
!128 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hb97e50f2439fb7e0E", scope: !112, file: !111, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!129 = distinct !DILocation(line: 250, column: 5, scope: !124)
!130 = !{!131}
!131 = distinct !{!131, !132, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h3ba1c48f037ead05E: %_1"}
!132 = distinct !{!132, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h3ba1c48f037ead05E"}
