; ModuleID = 'rust_refcell_unsafe.c469a4ca01effc94-cgu.0'
source_filename = "rust_refcell_unsafe.c469a4ca01effc94-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_c04aeac82189cc8170ade2a7ccea7116 = private unnamed_addr constant [23 x i8] c"rust_refcell_unsafe.rs\00", align 1
@alloc_ae79ef085c39c07e1855b076bc1c65a6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c04aeac82189cc8170ade2a7ccea7116, [16 x i8] c"\16\00\00\00\00\00\00\00\13\00\00\00\18\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hcd67242cb2770555E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h7b6bbbae63938ceaE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h7b6bbbae63938ceaE" }>, align 8
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_refcell_unsafe::main
; Function Attrs: nounwind nonlazybind uwtable
define hidden void @_ZN19rust_refcell_unsafe4main17h0c30abf14cb9a407E() unnamed_addr #0 personality ptr @rust_eh_personality !dbg !8 {
start:
  %cell = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %cell), !dbg !13
  %_0.i = tail call noundef i32 @__VERIFIER_nondet_int() #9, !dbg !14
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #9, !dbg !17, !noalias !44
; call __rustc::__rust_alloc
  %0 = tail call noundef align 8 dereferenceable_or_null(32) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 32, i64 noundef 8) #9, !dbg !47, !noalias !44
  %1 = icmp eq ptr %0, null, !dbg !48
  br i1 %1, label %bb2.i, label %bb18, !dbg !49, !prof !50

bb2.i:                                            ; preds = %start
; call alloc::alloc::handle_alloc_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 32) #10, !dbg !51, !noalias !44
  unreachable, !dbg !51

bb18:                                             ; preds = %start
  %_14.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !52
  store i64 1, ptr %_14.sroa.4.0..sroa_idx, align 8, !dbg !52
  %_14.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !52
  %_14.sroa.6.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 24, !dbg !52
  store ptr %0, ptr %cell, align 8, !dbg !54
  store i64 2, ptr %0, align 8, !dbg !59
  store i64 -1, ptr %_14.sroa.5.0..sroa_idx, align 8, !dbg !82
  %2 = and i32 %_0.i, 7, !dbg !98
  store i32 %2, ptr %_14.sroa.6.0..sroa_idx, align 8, !dbg !98
  %3 = icmp eq i32 %2, 5, !dbg !100
  br i1 %3, label %bb2.i2, label %"_ZN4core3ptr72drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$i32$GT$$GT$$GT$17h866154fa45012b69E.exit", !dbg !100

bb2.i2:                                           ; preds = %bb18
; call core::cell::panic_already_mutably_borrowed
  tail call void @_RNvNtCsgEmfK2I1SDS_4core4cell30panic_already_mutably_borrowed(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_ae79ef085c39c07e1855b076bc1c65a6) #11, !dbg !101
  unreachable, !dbg !101

"_ZN4core3ptr72drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$i32$GT$$GT$$GT$17h866154fa45012b69E.exit": ; preds = %bb18
  store i64 0, ptr %_14.sroa.5.0..sroa_idx, align 8, !dbg !105
  store i64 0, ptr %0, align 8, !dbg !121, !noalias !136
; call alloc::rc::Rc<T,A>::drop_slow
  call fastcc void @"_ZN5alloc2rc15Rc$LT$T$C$A$GT$9drop_slow17h27e128713e4a9314E"(ptr noalias noundef nonnull readonly align 8 dereferenceable(8) %cell) #12, !dbg !141
  call void @llvm.lifetime.end.p0(ptr nonnull %cell), !dbg !142
  ret void, !dbg !143
}

; std::rt::lang_start
; Function Attrs: nounwind nonlazybind uwtable
define hidden noundef i64 @_ZN3std2rt10lang_start17h8af25f977fc5af67E(ptr noundef nonnull %main, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) unnamed_addr #0 !dbg !144 {
start:
  %_7 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_7), !dbg !148
  store ptr %main, ptr %_7, align 8, !dbg !148
; call std::rt::lang_start_internal
  %_0 = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) #9, !dbg !149
  call void @llvm.lifetime.end.p0(ptr nonnull %_7), !dbg !150
  ret i64 %_0, !dbg !151
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h7b6bbbae63938ceaE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #1 !dbg !152 {
start:
  %_4 = load ptr, ptr %_1, align 8, !dbg !154, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h7cd5dd4aae23a3d6E(ptr noundef nonnull %_4) #12, !dbg !155
  ret i32 0, !dbg !156
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h7cd5dd4aae23a3d6E(ptr noundef nonnull readonly captures(none) %f) unnamed_addr #2 !dbg !157 {
start:
  tail call void %f() #9, !dbg !161
  tail call void asm sideeffect "", "~{memory}"() #9, !dbg !168, !srcloc !174
  ret void, !dbg !175
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hcd67242cb2770555E"(ptr noundef readonly captures(none) %_1) unnamed_addr #1 !dbg !176 {
start:
  %0 = load ptr, ptr %_1, align 8, !dbg !177, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h7cd5dd4aae23a3d6E(ptr noundef nonnull readonly %0) #12, !dbg !178, !noalias !182
  ret i32 0, !dbg !177
}

; alloc::rc::Rc<T,A>::drop_slow
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc void @"_ZN5alloc2rc15Rc$LT$T$C$A$GT$9drop_slow17h27e128713e4a9314E"(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(8) %self) unnamed_addr #2 personality ptr @rust_eh_personality !dbg !185 {
start:
  %_3 = load ptr, ptr %self, align 8, !dbg !186, !nonnull !12, !noundef !12
  %0 = icmp eq ptr %_3, inttoptr (i64 -1 to ptr), !dbg !187
  br i1 %0, label %"_ZN4core3ptr101drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$i32$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hba56ddf21cff10e4E.exit", label %bb7.i.i, !dbg !187

bb7.i.i:                                          ; preds = %start
  %_21.i.i = getelementptr inbounds nuw i8, ptr %_3, i64 8, !dbg !197
  %_26.i.i = load i64, ptr %_21.i.i, align 8, !dbg !199, !noundef !12
  %val.i.i = add i64 %_26.i.i, -1, !dbg !207
  store i64 %val.i.i, ptr %_21.i.i, align 8, !dbg !208
  %1 = icmp eq i64 %val.i.i, 0, !dbg !216
  br i1 %1, label %bb1.i.i, label %"_ZN4core3ptr101drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$i32$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hba56ddf21cff10e4E.exit", !dbg !216

bb1.i.i:                                          ; preds = %bb7.i.i
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_3, i64 noundef 32, i64 noundef 8) #9, !dbg !217
  br label %"_ZN4core3ptr101drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$i32$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hba56ddf21cff10e4E.exit", !dbg !231

"_ZN4core3ptr101drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$i32$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hba56ddf21cff10e4E.exit": ; preds = %start, %bb7.i.i, %bb1.i.i
  ret void, !dbg !232
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
declare noundef i32 @__VERIFIER_nondet_int() unnamed_addr #0

; std::rt::lang_start_internal
; Function Attrs: nounwind nonlazybind uwtable
declare noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48), i64 noundef, ptr noundef, i8 noundef) unnamed_addr #0

; core::cell::panic_already_mutably_borrowed
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core4cell30panic_already_mutably_borrowed(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #7

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #0

; Function Attrs: nounwind nonlazybind
define noundef i32 @main(i32 %0, ptr %1) unnamed_addr #8 {
top:
  %_7.i = alloca [8 x i8], align 8
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i), !dbg !148
  store ptr @_ZN19rust_refcell_unsafe4main17h0c30abf14cb9a407E, ptr %_7.i, align 8, !dbg !148
; call std::rt::lang_start_internal
  %_0.i = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %3, ptr noundef %1, i8 noundef 0) #9, !dbg !149
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i), !dbg !150
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
attributes #7 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { nounwind }
attributes #10 = { noreturn nounwind }
attributes #11 = { noinline noreturn nounwind }
attributes #12 = { noinline nounwind }

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
!7 = !DIFile(filename: "rust_refcell_unsafe.rs/@/rust_refcell_unsafe.c469a4ca01effc94-cgu.0", directory: ".")
!8 = distinct !DISubprogram(name: "main", linkageName: "_ZN19rust_refcell_unsafe4main17h0c30abf14cb9a407E", scope: !10, file: !9, line: 13, type: !11, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagMainSubprogram, unit: !6, templateParams: !12)
!9 = !DIFile(filename: "rust_refcell_unsafe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "64d07ac279c66c98eca87689f1e04ca2")
!10 = !DINamespace(name: "rust_refcell_unsafe", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 14, column: 9, scope: !8)
!14 = !DILocation(line: 7, column: 14, scope: !15, inlinedAt: !16)
!15 = distinct !DISubprogram(name: "int", linkageName: "_ZN19rust_refcell_unsafe3int17h2d0bb8468d368d54E", scope: !10, file: !9, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!16 = distinct !DILocation(line: 14, column: 37, scope: !8)
!17 = !DILocation(line: 93, column: 9, scope: !18, inlinedAt: !22)
!18 = distinct !DISubprogram(name: "alloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc5alloc", scope: !20, file: !19, line: 89, type: !11, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!19 = !DIFile(filename: "library/alloc/src/alloc.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "57066d22da38e4b1f3bfd29f3d5ff5ae")
!20 = !DINamespace(name: "alloc", scope: !21)
!21 = !DINamespace(name: "alloc", scope: null)
!22 = distinct !DILocation(line: 190, column: 73, scope: !23, inlinedAt: !26)
!23 = distinct !DILexicalBlock(scope: !24, file: !19, line: 189, column: 13)
!24 = distinct !DISubprogram(name: "alloc_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global18alloc_impl_runtime", scope: !25, file: !19, line: 185, type: !11, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!25 = !DINamespace(name: "Global", scope: !20)
!26 = distinct !DILocation(line: 312, column: 9, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "alloc_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global10alloc_impl", scope: !25, file: !19, line: 311, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!28 = distinct !DILocation(line: 429, column: 14, scope: !29, inlinedAt: !31)
!29 = distinct !DISubprogram(name: "allocate", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate", scope: !30, file: !19, line: 428, type: !11, scopeLine: 428, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!30 = !DINamespace(name: "{impl#1}", scope: !20)
!31 = distinct !DILocation(line: 248, column: 18, scope: !32, inlinedAt: !35)
!32 = distinct !DISubprogram(name: "box_new_uninit", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit", scope: !34, file: !33, line: 247, type: !11, scopeLine: 247, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!33 = !DIFile(filename: "library/alloc/src/boxed.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "c2c961396e00891ae9e97f5dc112a35a")
!34 = !DINamespace(name: "boxed", scope: !21)
!35 = distinct !DILocation(line: 286, column: 19, scope: !36, inlinedAt: !38)
!36 = distinct !DISubprogram(name: "new<alloc::rc::RcInner<core::cell::RefCell<i32>>>", linkageName: "_ZN5alloc5boxed12Box$LT$T$GT$3new17hf6807f664858ba9dE", scope: !37, file: !33, line: 284, type: !11, scopeLine: 284, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!37 = !DINamespace(name: "{impl#0}", scope: !34)
!38 = distinct !DILocation(line: 420, column: 27, scope: !39, inlinedAt: !43)
!39 = distinct !DISubprogram(name: "new<core::cell::RefCell<i32>>", linkageName: "_ZN5alloc2rc11Rc$LT$T$GT$3new17h25498bdcd74ce4bdE", scope: !41, file: !40, line: 413, type: !11, scopeLine: 413, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!40 = !DIFile(filename: "library/alloc/src/rc.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0917aa5538339846778cc2718c40797b")
!41 = !DINamespace(name: "Rc", scope: !42)
!42 = !DINamespace(name: "rc", scope: !21)
!43 = !DILocation(line: 14, column: 16, scope: !8)
!44 = !{!45}
!45 = distinct !{!45, !46, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf6807f664858ba9dE: %x"}
!46 = distinct !{!46, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17hf6807f664858ba9dE"}
!47 = !DILocation(line: 95, column: 9, scope: !18, inlinedAt: !22)
!48 = !DILocation(line: 248, column: 11, scope: !32, inlinedAt: !35)
!49 = !DILocation(line: 248, column: 5, scope: !32, inlinedAt: !35)
!50 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!51 = !DILocation(line: 250, column: 19, scope: !32, inlinedAt: !35)
!52 = !DILocation(line: 289, column: 56, scope: !53, inlinedAt: !38)
!53 = distinct !DILexicalBlock(scope: !36, file: !33, line: 286, column: 9)
!54 = !DILocation(line: 377, column: 9, scope: !55, inlinedAt: !56)
!55 = distinct !DISubprogram(name: "from_inner_in<core::cell::RefCell<i32>, alloc::alloc::Global>", linkageName: "_ZN5alloc2rc15Rc$LT$T$C$A$GT$13from_inner_in17h70fd534f2f9669e7E", scope: !41, file: !40, line: 376, type: !11, scopeLine: 376, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!56 = !DILocation(line: 352, column: 18, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "from_inner<core::cell::RefCell<i32>>", linkageName: "_ZN5alloc2rc11Rc$LT$T$GT$10from_inner17h39a5964e4b6bfa89E", scope: !41, file: !40, line: 351, type: !11, scopeLine: 351, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!58 = !DILocation(line: 419, column: 13, scope: !39, inlinedAt: !43)
!59 = !DILocation(line: 902, column: 49, scope: !60, inlinedAt: !65)
!60 = distinct !DILexicalBlock(scope: !62, file: !61, line: 901, column: 9)
!61 = !DIFile(filename: "library/core/src/mem/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "6bca88b164013e73def192dcdbc80502")
!62 = distinct !DISubprogram(name: "replace<usize>", linkageName: "_ZN4core3mem7replace17h0a0854def9a0cd94E", scope: !63, file: !61, line: 887, type: !11, scopeLine: 887, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!63 = !DINamespace(name: "mem", scope: !64)
!64 = !DINamespace(name: "core", scope: null)
!65 = !DILocation(line: 513, column: 9, scope: !66, inlinedAt: !70)
!66 = distinct !DISubprogram(name: "replace<usize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$7replace17h93fa1b30b3f3c5efE", scope: !68, file: !67, line: 510, type: !11, scopeLine: 510, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!67 = !DIFile(filename: "library/core/src/cell.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "96404e804c6faf0fea9fa631bcb8d1d2")
!68 = !DINamespace(name: "Cell", scope: !69)
!69 = !DINamespace(name: "cell", scope: !64)
!70 = !DILocation(line: 437, column: 14, scope: !71, inlinedAt: !72)
!71 = distinct !DISubprogram(name: "set<usize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$3set17h5d85dc0b1a163421E", scope: !68, file: !67, line: 433, type: !11, scopeLine: 433, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!72 = !DILocation(line: 3747, column: 27, scope: !73, inlinedAt: !77)
!73 = distinct !DILexicalBlock(scope: !74, file: !40, line: 3746, column: 9)
!74 = distinct !DILexicalBlock(scope: !75, file: !40, line: 3736, column: 9)
!75 = distinct !DISubprogram(name: "inc_strong<alloc::rc::RcInner<core::cell::RefCell<i32>>>", linkageName: "_ZN5alloc2rc10RcInnerPtr10inc_strong17h0c9f82eeb1a03d19E", scope: !76, file: !40, line: 3735, type: !11, scopeLine: 3735, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!76 = !DINamespace(name: "RcInnerPtr", scope: !42)
!77 = !DILocation(line: 2497, column: 26, scope: !78, inlinedAt: !80)
!78 = distinct !DISubprogram(name: "clone<core::cell::RefCell<i32>, alloc::alloc::Global>", linkageName: "_ZN65_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17hf55d313f3505b5bdE", scope: !79, file: !40, line: 2495, type: !11, scopeLine: 2495, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!79 = !DINamespace(name: "{impl#36}", scope: !42)
!80 = !DILocation(line: 15, column: 22, scope: !81)
!81 = distinct !DILexicalBlock(scope: !8, file: !9, line: 14, column: 5)
!82 = !DILocation(line: 902, column: 49, scope: !83, inlinedAt: !85)
!83 = distinct !DILexicalBlock(scope: !84, file: !61, line: 901, column: 9)
!84 = distinct !DISubprogram(name: "replace<isize>", linkageName: "_ZN4core3mem7replace17hcb93e352d96e7412E", scope: !63, file: !61, line: 887, type: !11, scopeLine: 887, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!85 = !DILocation(line: 513, column: 9, scope: !86, inlinedAt: !88)
!86 = !DILexicalBlockFile(scope: !87, file: !67, discriminator: 2)
!87 = distinct !DISubprogram(name: "replace<isize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$7replace17he7a0b62c1a9df96bE", scope: !68, file: !67, line: 510, type: !11, scopeLine: 510, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!88 = !DILocation(line: 2068, column: 24, scope: !89, inlinedAt: !91)
!89 = distinct !DISubprogram(name: "new", linkageName: "_RNvMsP_NtCsgEmfK2I1SDS_4core4cellNtB5_12BorrowRefMut3new", scope: !90, file: !67, line: 2061, type: !11, scopeLine: 2061, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!90 = !DINamespace(name: "BorrowRefMut", scope: !69)
!91 = !DILocation(line: 1256, column: 15, scope: !92, inlinedAt: !94)
!92 = distinct !DISubprogram(name: "try_borrow_mut<i32>", linkageName: "_ZN4core4cell16RefCell$LT$T$GT$14try_borrow_mut17h62f3bd78d3e7411fE", scope: !93, file: !67, line: 1255, type: !11, scopeLine: 1255, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!93 = !DINamespace(name: "RefCell", scope: !69)
!94 = !DILocation(line: 1222, column: 20, scope: !95, inlinedAt: !96)
!95 = distinct !DISubprogram(name: "borrow_mut<i32>", linkageName: "_ZN4core4cell16RefCell$LT$T$GT$10borrow_mut17hddedefb9662e1dbaE", scope: !93, file: !67, line: 1221, type: !11, scopeLine: 1221, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!96 = !DILocation(line: 16, column: 26, scope: !97)
!97 = distinct !DILexicalBlock(scope: !81, file: !9, line: 15, column: 5)
!98 = !DILocation(line: 17, column: 5, scope: !99)
!99 = distinct !DILexicalBlock(scope: !97, file: !9, line: 16, column: 5)
!100 = !DILocation(line: 18, column: 8, scope: !99)
!101 = !DILocation(line: 1124, column: 25, scope: !102, inlinedAt: !104)
!102 = distinct !DILexicalBlock(scope: !103, file: !67, line: 1124, column: 13)
!103 = distinct !DISubprogram(name: "borrow<i32>", linkageName: "_ZN4core4cell16RefCell$LT$T$GT$6borrow17h979d02c1b732407bE", scope: !93, file: !67, line: 1121, type: !11, scopeLine: 1121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!104 = distinct !DILocation(line: 19, column: 24, scope: !99)
!105 = !DILocation(line: 902, column: 49, scope: !106, inlinedAt: !108)
!106 = distinct !DILexicalBlock(scope: !107, file: !61, line: 901, column: 9)
!107 = distinct !DISubprogram(name: "replace<isize>", linkageName: "_ZN4core3mem7replace17hcb93e352d96e7412E", scope: !63, file: !61, line: 887, type: !11, scopeLine: 887, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!108 = distinct !DILocation(line: 513, column: 9, scope: !109, inlinedAt: !110)
!109 = distinct !DISubprogram(name: "replace<isize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$7replace17he7a0b62c1a9df96bE", scope: !68, file: !67, line: 510, type: !11, scopeLine: 510, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!110 = distinct !DILocation(line: 2055, column: 21, scope: !111, inlinedAt: !114)
!111 = distinct !DILexicalBlock(scope: !112, file: !67, line: 2053, column: 9)
!112 = distinct !DISubprogram(name: "drop", linkageName: "_RNvXsO_NtCsgEmfK2I1SDS_4core4cellNtB5_12BorrowRefMutNtNtNtB7_3ops4drop4Drop4drop", scope: !113, file: !67, line: 2052, type: !11, scopeLine: 2052, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!113 = !DINamespace(name: "{impl#52}", scope: !69)
!114 = distinct !DILocation(line: 805, column: 1, scope: !115, inlinedAt: !118)
!115 = distinct !DISubprogram(name: "drop_in_place<core::cell::BorrowRefMut>", linkageName: "_ZN4core3ptr45drop_in_place$LT$core..cell..BorrowRefMut$GT$17hf550d42e9314b4ddE", scope: !117, file: !116, line: 805, type: !11, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!116 = !DIFile(filename: "library/core/src/ptr/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!117 = !DINamespace(name: "ptr", scope: !64)
!118 = distinct !DILocation(line: 805, column: 1, scope: !119, inlinedAt: !120)
!119 = distinct !DISubprogram(name: "drop_in_place<core::cell::RefMut<i32>>", linkageName: "_ZN4core3ptr50drop_in_place$LT$core..cell..RefMut$LT$i32$GT$$GT$17h5ecef9bd1aab5ee5E", scope: !117, file: !116, line: 805, type: !11, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!120 = distinct !DILocation(line: 21, column: 1, scope: !97)
!121 = !DILocation(line: 902, column: 49, scope: !122, inlinedAt: !124)
!122 = distinct !DILexicalBlock(scope: !123, file: !61, line: 901, column: 9)
!123 = distinct !DISubprogram(name: "replace<usize>", linkageName: "_ZN4core3mem7replace17h0a0854def9a0cd94E", scope: !63, file: !61, line: 887, type: !11, scopeLine: 887, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!124 = distinct !DILocation(line: 513, column: 9, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "replace<usize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$7replace17h93fa1b30b3f3c5efE", scope: !68, file: !67, line: 510, type: !11, scopeLine: 510, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!126 = distinct !DILocation(line: 437, column: 14, scope: !127, inlinedAt: !128)
!127 = distinct !DISubprogram(name: "set<usize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$3set17h5d85dc0b1a163421E", scope: !68, file: !67, line: 433, type: !11, scopeLine: 433, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!128 = distinct !DILocation(line: 3759, column: 27, scope: !129, inlinedAt: !130)
!129 = distinct !DISubprogram(name: "dec_strong<alloc::rc::RcInner<core::cell::RefCell<i32>>>", linkageName: "_ZN5alloc2rc10RcInnerPtr10dec_strong17h78a60b1755d744a2E", scope: !76, file: !40, line: 3758, type: !11, scopeLine: 3758, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!130 = distinct !DILocation(line: 2470, column: 26, scope: !131, inlinedAt: !133)
!131 = distinct !DISubprogram(name: "drop<core::cell::RefCell<i32>, alloc::alloc::Global>", linkageName: "_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0bb23d1aead85dd2E", scope: !132, file: !40, line: 2468, type: !11, scopeLine: 2468, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!132 = !DINamespace(name: "{impl#35}", scope: !42)
!133 = distinct !DILocation(line: 805, column: 1, scope: !134, inlinedAt: !135)
!134 = distinct !DISubprogram(name: "drop_in_place<alloc::rc::Rc<core::cell::RefCell<i32>, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr72drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$i32$GT$$GT$$GT$17h866154fa45012b69E", scope: !117, file: !116, line: 805, type: !11, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!135 = distinct !DILocation(line: 21, column: 1, scope: !8)
!136 = !{!137, !139}
!137 = distinct !{!137, !138, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0bb23d1aead85dd2E: %self"}
!138 = distinct !{!138, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0bb23d1aead85dd2E"}
!139 = distinct !{!139, !140, !"_ZN4core3ptr72drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$i32$GT$$GT$$GT$17h866154fa45012b69E: %_1"}
!140 = distinct !{!140, !"_ZN4core3ptr72drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$i32$GT$$GT$$GT$17h866154fa45012b69E"}
!141 = !DILocation(line: 2472, column: 22, scope: !131, inlinedAt: !133)
!142 = !DILocation(line: 21, column: 1, scope: !8)
!143 = !DILocation(line: 21, column: 2, scope: !8)
!144 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17h8af25f977fc5af67E", scope: !146, file: !145, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!145 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!146 = !DINamespace(name: "rt", scope: !147)
!147 = !DINamespace(name: "std", scope: null)
!148 = !DILocation(line: 206, column: 10, scope: !144)
!149 = !DILocation(line: 205, column: 5, scope: !144)
!150 = !DILocation(line: 210, column: 5, scope: !144)
!151 = !DILocation(line: 211, column: 2, scope: !144)
!152 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h7b6bbbae63938ceaE", scope: !153, file: !145, line: 206, type: !11, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!153 = !DINamespace(name: "lang_start", scope: !146)
!154 = !DILocation(line: 206, column: 70, scope: !152)
!155 = !DILocation(line: 206, column: 18, scope: !152)
!156 = !DILocation(line: 206, column: 93, scope: !152)
!157 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h7cd5dd4aae23a3d6E", scope: !159, file: !158, line: 162, type: !11, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!158 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!159 = !DINamespace(name: "backtrace", scope: !160)
!160 = !DINamespace(name: "sys", scope: !147)
!161 = !DILocation(line: 250, column: 5, scope: !162, inlinedAt: !167)
!162 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hd4464dd655e06ec0E", scope: !164, file: !163, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!163 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!164 = !DINamespace(name: "FnOnce", scope: !165)
!165 = !DINamespace(name: "function", scope: !166)
!166 = !DINamespace(name: "ops", scope: !64)
!167 = distinct !DILocation(line: 166, column: 18, scope: !157)
!168 = !DILocation(line: 491, column: 5, scope: !169, inlinedAt: !172)
!169 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17h7656ce365990785fE", scope: !171, file: !170, line: 490, type: !11, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!170 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!171 = !DINamespace(name: "hint", scope: !64)
!172 = !DILocation(line: 169, column: 5, scope: !173)
!173 = distinct !DILexicalBlock(scope: !157, file: !158, line: 166, column: 5)
!174 = !{i64 11070935338013906}
!175 = !DILocation(line: 172, column: 2, scope: !157)
!176 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hcd67242cb2770555E", scope: !164, file: !163, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!177 = !DILocation(line: 250, column: 5, scope: !176)
!178 = !DILocation(line: 206, column: 18, scope: !152, inlinedAt: !179)
!179 = distinct !DILocation(line: 250, column: 5, scope: !180, inlinedAt: !181)
!180 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17ha36c76e0ca0ca1c0E", scope: !164, file: !163, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!181 = distinct !DILocation(line: 250, column: 5, scope: !176)
!182 = !{!183}
!183 = distinct !{!183, !184, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h7b6bbbae63938ceaE: %_1"}
!184 = distinct !{!184, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h7b6bbbae63938ceaE"}
!185 = distinct !DISubprogram(name: "drop_slow<core::cell::RefCell<i32>, alloc::alloc::Global>", linkageName: "_ZN5alloc2rc15Rc$LT$T$C$A$GT$9drop_slow17h27e128713e4a9314E", scope: !41, file: !40, line: 387, type: !11, scopeLine: 387, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!186 = !DILocation(line: 391, column: 33, scope: !185)
!187 = !DILocation(line: 3563, column: 12, scope: !188, inlinedAt: !190)
!188 = distinct !DISubprogram(name: "inner<core::cell::RefCell<i32>, &alloc::alloc::Global>", linkageName: "_ZN5alloc2rc17Weak$LT$T$C$A$GT$5inner17h74ea4cab535d1e0dE", scope: !189, file: !40, line: 3562, type: !11, scopeLine: 3562, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!189 = !DINamespace(name: "Weak", scope: !42)
!190 = distinct !DILocation(line: 3650, column: 47, scope: !191, inlinedAt: !194)
!191 = distinct !DILexicalBlock(scope: !192, file: !40, line: 3650, column: 55)
!192 = distinct !DISubprogram(name: "drop<core::cell::RefCell<i32>, &alloc::alloc::Global>", linkageName: "_ZN70_$LT$alloc..rc..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h68434f6b0050430cE", scope: !193, file: !40, line: 3649, type: !11, scopeLine: 3649, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!193 = !DINamespace(name: "{impl#77}", scope: !42)
!194 = distinct !DILocation(line: 805, column: 1, scope: !195, inlinedAt: !196)
!195 = distinct !DISubprogram(name: "drop_in_place<alloc::rc::Weak<core::cell::RefCell<i32>, &alloc::alloc::Global>>", linkageName: "_ZN4core3ptr101drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$i32$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17hba56ddf21cff10e4E", scope: !117, file: !116, line: 805, type: !11, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!196 = distinct !DILocation(line: 398, column: 5, scope: !185)
!197 = !DILocation(line: 3571, column: 59, scope: !198, inlinedAt: !190)
!198 = distinct !DILexicalBlock(scope: !188, file: !40, line: 3570, column: 17)
!199 = !DILocation(line: 555, column: 18, scope: !200, inlinedAt: !201)
!200 = distinct !DISubprogram(name: "get<usize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$3get17h3a5e5df21e7d7605E", scope: !68, file: !67, line: 552, type: !11, scopeLine: 552, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!201 = distinct !DILocation(line: 3764, column: 25, scope: !202, inlinedAt: !203)
!202 = distinct !DISubprogram(name: "weak<alloc::rc::WeakInner>", linkageName: "_ZN5alloc2rc10RcInnerPtr4weak17hc86483479b8d69dbE", scope: !76, file: !40, line: 3763, type: !11, scopeLine: 3763, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!203 = distinct !DILocation(line: 3792, column: 34, scope: !204, inlinedAt: !205)
!204 = distinct !DISubprogram(name: "dec_weak<alloc::rc::WeakInner>", linkageName: "_ZN5alloc2rc10RcInnerPtr8dec_weak17h2630499dc52f4c55E", scope: !76, file: !40, line: 3791, type: !11, scopeLine: 3791, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!205 = distinct !DILocation(line: 3652, column: 15, scope: !206, inlinedAt: !194)
!206 = distinct !DILexicalBlock(scope: !192, file: !40, line: 3650, column: 9)
!207 = !DILocation(line: 3792, column: 29, scope: !204, inlinedAt: !205)
!208 = !DILocation(line: 902, column: 49, scope: !209, inlinedAt: !211)
!209 = distinct !DILexicalBlock(scope: !210, file: !61, line: 901, column: 9)
!210 = distinct !DISubprogram(name: "replace<usize>", linkageName: "_ZN4core3mem7replace17h0a0854def9a0cd94E", scope: !63, file: !61, line: 887, type: !11, scopeLine: 887, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!211 = distinct !DILocation(line: 513, column: 9, scope: !212, inlinedAt: !213)
!212 = distinct !DISubprogram(name: "replace<usize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$7replace17h93fa1b30b3f3c5efE", scope: !68, file: !67, line: 510, type: !11, scopeLine: 510, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!213 = distinct !DILocation(line: 437, column: 14, scope: !214, inlinedAt: !215)
!214 = distinct !DISubprogram(name: "set<usize>", linkageName: "_ZN4core4cell13Cell$LT$T$GT$3set17h5d85dc0b1a163421E", scope: !68, file: !67, line: 433, type: !11, scopeLine: 433, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!215 = distinct !DILocation(line: 3792, column: 25, scope: !204, inlinedAt: !205)
!216 = !DILocation(line: 3655, column: 12, scope: !206, inlinedAt: !194)
!217 = !DILocation(line: 115, column: 14, scope: !218, inlinedAt: !219)
!218 = distinct !DISubprogram(name: "dealloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc7dealloc", scope: !20, file: !19, line: 114, type: !11, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!219 = distinct !DILocation(line: 209, column: 22, scope: !220, inlinedAt: !221)
!220 = distinct !DISubprogram(name: "deallocate_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global23deallocate_impl_runtime", scope: !25, file: !19, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!221 = distinct !DILocation(line: 324, column: 9, scope: !222, inlinedAt: !223)
!222 = distinct !DISubprogram(name: "deallocate_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global15deallocate_impl", scope: !25, file: !19, line: 323, type: !11, scopeLine: 323, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!223 = distinct !DILocation(line: 442, column: 23, scope: !224, inlinedAt: !225)
!224 = distinct !DISubprogram(name: "deallocate", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate", scope: !30, file: !19, line: 440, type: !11, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!225 = distinct !DILocation(line: 390, column: 27, scope: !226, inlinedAt: !230)
!226 = distinct !DISubprogram(name: "deallocate<alloc::alloc::Global>", linkageName: "_ZN48_$LT$$RF$A$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h4590e3b67342734dE", scope: !228, file: !227, line: 388, type: !11, scopeLine: 388, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!227 = !DIFile(filename: "library/core/src/alloc/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "ef5fdd420c12591762e4494959e9e675")
!228 = !DINamespace(name: "{impl#2}", scope: !229)
!229 = !DINamespace(name: "alloc", scope: !64)
!230 = distinct !DILocation(line: 3657, column: 28, scope: !206, inlinedAt: !194)
!231 = !DILocation(line: 3655, column: 9, scope: !206, inlinedAt: !194)
!232 = !DILocation(line: 398, column: 6, scope: !185)
