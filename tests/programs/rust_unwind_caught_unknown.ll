; ModuleID = 'rust_unwind_caught_unknown.5f22f25d1fb0d343-cgu.0'
source_filename = "rust_unwind_caught_unknown.5f22f25d1fb0d343-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_00ececbb6d1a273b19fd1f058866414d = private unnamed_addr constant [30 x i8] c"rust_unwind_caught_unknown.rs\00", align 1
@alloc_72a6857db9a1a256c2c6a65b2e5c133f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_00ececbb6d1a273b19fd1f058866414d, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00,\00\00\00" }>, align 8
@alloc_91ae22986e3141fd3083ecdf9c9e7a95 = private unnamed_addr constant [28 x i8] c"assertion failed: int() != 3", align 1
@alloc_6c5f3d92ed3ba9a9bb86a4f5f30d2a6e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_00ececbb6d1a273b19fd1f058866414d, [16 x i8] c"\1D\00\00\00\00\00\00\00\0C\00\00\00\09\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h419a1e4fa26ea48cE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hbbb07c3f0390470eE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hbbb07c3f0390470eE" }>, align 8
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_unwind_caught_unknown::main
; Function Attrs: noreturn nonlazybind uwtable
define hidden void @_ZN26rust_unwind_caught_unknown4main17h1ec29a1aaf3c4e9dE() unnamed_addr #0 personality ptr @rust_eh_personality !dbg !8 {
start:
  %_0.i.i.i.i = tail call noundef i32 @__VERIFIER_nondet_int() #13, !dbg !13
  %.not = icmp eq i32 %_0.i.i.i.i, 3, !dbg !37
  br i1 %.not, label %bb3.i.i.i, label %bb5, !dbg !37, !prof !38

bb3.i.i.i:                                        ; preds = %start
; invoke core::panicking::panic
  invoke void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_91ae22986e3141fd3083ecdf9c9e7a95, i64 noundef 28, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_6c5f3d92ed3ba9a9bb86a4f5f30d2a6e) #14
          to label %.noexc.i unwind label %catch.i, !dbg !39

.noexc.i:                                         ; preds = %bb3.i.i.i
  unreachable, !dbg !39

catch.i:                                          ; preds = %bb3.i.i.i
  %0 = landingpad { ptr, i32 }
          catch ptr null, !dbg !40
  %1 = extractvalue { ptr, i32 } %0, 0, !dbg !40
; invoke std::panicking::catch_unwind::cleanup
  %2 = invoke { ptr, ptr } @_RNvNvNtCsjrHSEGnQ3l9_3std9panicking12catch_unwind7cleanup(ptr noundef %1)
          to label %bb2 unwind label %terminate.i.i, !dbg !41

terminate.i.i:                                    ; preds = %catch.i
  %3 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer, !dbg !40
; call core::panicking::panic_cannot_unwind
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking19panic_cannot_unwind() #15, !dbg !45
  unreachable, !dbg !45

bb5:                                              ; preds = %start, %bb3
  %found.sroa.0.012 = phi ptr [ %obj.0.i.i, %bb3 ], [ null, %start ]
  %found.sroa.5.010 = phi ptr [ %obj.1.i.i, %bb3 ], [ undef, %start ]
  %_3.sroa.0.0 = phi i32 [ %_6.0, %bb3 ], [ 0, %start ], !dbg !46
; invoke std::process::exit
  invoke void @_RNvNtCsjrHSEGnQ3l9_3std7process4exit(i32 noundef %_3.sroa.0.0) #16
          to label %unreachable unwind label %cleanup, !dbg !48

cleanup:                                          ; preds = %bb5
  %4 = landingpad { ptr, i32 }
          cleanup
  br i1 %.not, label %bb2.i, label %bb7, !dbg !49

bb2.i:                                            ; preds = %cleanup.thread, %cleanup
  %5 = phi { ptr, i32 } [ %22, %cleanup.thread ], [ %4, %cleanup ]
  %found.sroa.5.0919 = phi ptr [ %obj.1.i.i, %cleanup.thread ], [ %found.sroa.5.010, %cleanup ]
  %found.sroa.0.01118 = phi ptr [ %obj.0.i.i, %cleanup.thread ], [ %found.sroa.0.012, %cleanup ]
  %6 = icmp ne ptr %found.sroa.5.0919, null
  tail call void @llvm.assume(i1 %6)
  %7 = load ptr, ptr %found.sroa.5.0919, align 8, !dbg !55, !invariant.load !12
  %.not.i.i = icmp eq ptr %7, null, !dbg !55
  br i1 %.not.i.i, label %bb3.i.i, label %is_not_null.i.i, !dbg !55

is_not_null.i.i:                                  ; preds = %bb2.i
  invoke void %7(ptr noundef nonnull %found.sroa.0.01118)
          to label %bb3.i.i unwind label %cleanup.i.i, !dbg !55

bb3.i.i:                                          ; preds = %is_not_null.i.i, %bb2.i
  %8 = getelementptr inbounds nuw i8, ptr %found.sroa.5.0919, i64 8, !dbg !58
  %9 = load i64, ptr %8, align 8, !dbg !58, !range !76, !invariant.load !12
  %10 = icmp eq i64 %9, 0, !dbg !77
  br i1 %10, label %bb7, label %bb1.i.i.i, !dbg !77

bb1.i.i.i:                                        ; preds = %bb3.i.i
  %11 = getelementptr inbounds nuw i8, ptr %found.sroa.5.0919, i64 16, !dbg !58
  %12 = load i64, ptr %11, align 8, !dbg !79, !range !87, !invariant.load !12
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %found.sroa.0.01118, i64 noundef range(i64 1, -9223372036854775808) %9, i64 noundef range(i64 1, 536870913) %12) #13, !dbg !88
  br label %bb7, !dbg !101

cleanup.i.i:                                      ; preds = %is_not_null.i.i
  %13 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
  %14 = getelementptr inbounds nuw i8, ptr %found.sroa.5.0919, i64 8, !dbg !102
  %15 = load i64, ptr %14, align 8, !dbg !102, !range !76, !invariant.load !12
  %16 = icmp eq i64 %15, 0, !dbg !106
  br i1 %16, label %terminate.body, label %bb1.i4.i.i, !dbg !106

bb1.i4.i.i:                                       ; preds = %cleanup.i.i
  %17 = getelementptr inbounds nuw i8, ptr %found.sroa.5.0919, i64 16, !dbg !102
  %18 = load i64, ptr %17, align 8, !dbg !107, !range !87, !invariant.load !12
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %found.sroa.0.01118, i64 noundef range(i64 1, -9223372036854775808) %15, i64 noundef range(i64 1, 536870913) %18) #13, !dbg !110
  br label %terminate.body, !dbg !115

bb2:                                              ; preds = %catch.i
  %obj.0.i.i = extractvalue { ptr, ptr } %2, 0, !dbg !41
  %obj.1.i.i = extractvalue { ptr, ptr } %2, 1, !dbg !41
  %19 = icmp ne ptr %obj.0.i.i, null
  tail call void @llvm.assume(i1 %19)
  %20 = icmp ne ptr %obj.1.i.i, null
  tail call void @llvm.assume(i1 %20)
  %_0.i = tail call noundef i32 @__VERIFIER_nondet_int() #13, !dbg !116
  %21 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %_0.i, i32 1), !dbg !118
  %_6.1 = extractvalue { i32, i1 } %21, 1, !dbg !118
  br i1 %_6.1, label %panic, label %bb3, !dbg !118

bb3:                                              ; preds = %bb2
  %_6.0 = extractvalue { i32, i1 } %21, 0, !dbg !118
  br label %bb5, !dbg !119

panic:                                            ; preds = %bb2
; invoke core::panicking::panic_const::panic_const_add_overflow
  invoke void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_72a6857db9a1a256c2c6a65b2e5c133f) #16
          to label %unreachable unwind label %cleanup.thread, !dbg !118

cleanup.thread:                                   ; preds = %panic
  %22 = landingpad { ptr, i32 }
          cleanup
  br label %bb2.i, !dbg !49

unreachable:                                      ; preds = %bb5, %panic
  unreachable

terminate.body:                                   ; preds = %cleanup.i.i, %bb1.i4.i.i
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #15, !dbg !120
  unreachable, !dbg !120

bb7:                                              ; preds = %bb1.i.i.i, %bb3.i.i, %cleanup
  %23 = phi { ptr, i32 } [ %4, %cleanup ], [ %5, %bb3.i.i ], [ %5, %bb1.i.i.i ]
  resume { ptr, i32 } %23, !dbg !120
}

; std::rt::lang_start
; Function Attrs: nonlazybind uwtable
define hidden noundef i64 @_ZN3std2rt10lang_start17h1469f7e25c2b1823E(ptr noundef nonnull %main, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) unnamed_addr #1 !dbg !121 {
start:
  %_7 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_7), !dbg !124
  store ptr %main, ptr %_7, align 8, !dbg !124
; call std::rt::lang_start_internal
  %_0 = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe), !dbg !125
  call void @llvm.lifetime.end.p0(ptr nonnull %_7), !dbg !126
  ret i64 %_0, !dbg !127
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal noundef i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hbbb07c3f0390470eE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #2 !dbg !128 {
start:
  %_4 = load ptr, ptr %_1, align 8, !dbg !130, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h82e7933b7912bd10E(ptr noundef nonnull %_4) #17, !dbg !131
  ret i32 0, !dbg !132
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nonlazybind uwtable
define internal fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h82e7933b7912bd10E(ptr noundef nonnull readonly captures(none) %f) unnamed_addr #3 !dbg !133 {
start:
  tail call void %f(), !dbg !137
  tail call void asm sideeffect "", "~{memory}"() #13, !dbg !144, !srcloc !150
  ret void, !dbg !151
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal noundef i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h419a1e4fa26ea48cE"(ptr noundef readonly captures(none) %_1) unnamed_addr #2 personality ptr @rust_eh_personality !dbg !152 {
start:
  %0 = load ptr, ptr %_1, align 8, !dbg !153, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h82e7933b7912bd10E(ptr noundef nonnull readonly %0) #17, !dbg !154, !noalias !158
  ret i32 0, !dbg !153
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; __rustc::__rust_dealloc
; Function Attrs: nounwind nonlazybind allockind("free") uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr allocptr noundef captures(address), i64 noundef, i64 noundef range(i64 1, -9223372036854775807)) unnamed_addr #5

; Function Attrs: nounwind nonlazybind uwtable
declare noundef i32 @__VERIFIER_nondet_int() unnamed_addr #6

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #8

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #9

; std::process::exit
; Function Attrs: noreturn nonlazybind uwtable
declare void @_RNvNtCsjrHSEGnQ3l9_3std7process4exit(i32 noundef) unnamed_addr #0

; core::panicking::panic_in_cleanup
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() unnamed_addr #10

; core::panicking::panic
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #9

; std::rt::lang_start_internal
; Function Attrs: nonlazybind uwtable
declare noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48), i64 noundef, ptr noundef, i8 noundef) unnamed_addr #1

; std::panicking::catch_unwind::cleanup
; Function Attrs: cold minsize nonlazybind optsize uwtable
declare { ptr, ptr } @_RNvNvNtCsjrHSEGnQ3l9_3std9panicking12catch_unwind7cleanup(ptr noundef) unnamed_addr #11

; core::panicking::panic_cannot_unwind
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking19panic_cannot_unwind() unnamed_addr #10

; Function Attrs: nonlazybind
define noundef i32 @main(i32 %0, ptr %1) unnamed_addr #12 {
top:
  %_7.i = alloca [8 x i8], align 8
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i), !dbg !124
  store ptr @_ZN26rust_unwind_caught_unknown4main17h1ec29a1aaf3c4e9dE, ptr %_7.i, align 8, !dbg !124
; call std::rt::lang_start_internal
  %_0.i = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %3, ptr noundef %1, i8 noundef 0), !dbg !125
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i), !dbg !126
  %4 = trunc i64 %_0.i to i32
  ret i32 %4
}

attributes #0 = { noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { noinline nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { nounwind nonlazybind allockind("free") uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #11 = { cold minsize nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #12 = { nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #13 = { nounwind }
attributes #14 = { noinline noreturn }
attributes #15 = { cold noreturn nounwind }
attributes #16 = { noreturn }
attributes #17 = { noinline }

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
!7 = !DIFile(filename: "rust_unwind_caught_unknown.rs/@/rust_unwind_caught_unknown.5f22f25d1fb0d343-cgu.0", directory: ".")
!8 = distinct !DISubprogram(name: "main", linkageName: "_ZN26rust_unwind_caught_unknown4main17h1ec29a1aaf3c4e9dE", scope: !10, file: !9, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagMainSubprogram, unit: !6, templateParams: !12)
!9 = !DIFile(filename: "rust_unwind_caught_unknown.rs", directory: ".", checksumkind: CSK_MD5, checksum: "9cf466ce9937faa9a6df8a951228d463")
!10 = !DINamespace(name: "rust_unwind_caught_unknown", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 14, scope: !14, inlinedAt: !15)
!14 = distinct !DISubprogram(name: "int", linkageName: "_ZN26rust_unwind_caught_unknown3int17ha8691b87d04aa7ccE", scope: !10, file: !9, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!15 = distinct !DILocation(line: 12, column: 17, scope: !16, inlinedAt: !18)
!16 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_ZN26rust_unwind_caught_unknown4main28_$u7b$$u7b$closure$u7d$$u7d$17hffb7b64f288c92cbE", scope: !17, file: !9, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!17 = !DINamespace(name: "main", scope: !10)
!18 = distinct !DILocation(line: 581, column: 40, scope: !19, inlinedAt: !28)
!19 = distinct !DILexicalBlock(scope: !21, file: !20, line: 580, column: 13)
!20 = !DIFile(filename: "library/std/src/panicking.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0ac2307e599d52afa9e15b3337980dce")
!21 = distinct !DILexicalBlock(scope: !22, file: !20, line: 579, column: 13)
!22 = distinct !DILexicalBlock(scope: !23, file: !20, line: 578, column: 13)
!23 = distinct !DISubprogram(name: "do_call<rust_unwind_caught_unknown::main::{closure_env#0}, ()>", linkageName: "_ZN3std9panicking12catch_unwind7do_call17h8fc8c772e2750db5E", scope: !24, file: !20, line: 575, type: !27, scopeLine: 575, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!24 = !DINamespace(name: "catch_unwind", scope: !25)
!25 = !DINamespace(name: "panicking", scope: !26)
!26 = !DINamespace(name: "std", scope: null)
!27 = !DISubroutineType(cc: DW_CC_nocall, types: !12)
!28 = distinct !DILocation(line: 544, column: 19, scope: !29, inlinedAt: !32)
!29 = distinct !DILexicalBlock(scope: !30, file: !20, line: 533, column: 5)
!30 = distinct !DILexicalBlock(scope: !31, file: !20, line: 531, column: 5)
!31 = distinct !DISubprogram(name: "catch_unwind<(), rust_unwind_caught_unknown::main::{closure_env#0}>", linkageName: "_ZN3std9panicking12catch_unwind17h1163555e1f4c6371E", scope: !25, file: !20, line: 500, type: !11, scopeLine: 500, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!32 = !DILocation(line: 359, column: 14, scope: !33, inlinedAt: !36)
!33 = distinct !DISubprogram(name: "catch_unwind<rust_unwind_caught_unknown::main::{closure_env#0}, ()>", linkageName: "_ZN3std5panic12catch_unwind17h2c2efae1bd7675f3E", scope: !35, file: !34, line: 358, type: !11, scopeLine: 358, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!34 = !DIFile(filename: "library/std/src/panic.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "eabcde3e1826d674cab677562404074c")
!35 = !DINamespace(name: "panic", scope: !26)
!36 = !DILocation(line: 11, column: 17, scope: !8)
!37 = !DILocation(line: 12, column: 17, scope: !16, inlinedAt: !18)
!38 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!39 = !DILocation(line: 12, column: 9, scope: !16, inlinedAt: !18)
!40 = !DILocation(line: 544, column: 19, scope: !29, inlinedAt: !32)
!41 = !DILocation(line: 607, column: 23, scope: !42, inlinedAt: !28)
!42 = distinct !DILexicalBlock(scope: !43, file: !20, line: 606, column: 13)
!43 = distinct !DILexicalBlock(scope: !44, file: !20, line: 605, column: 13)
!44 = distinct !DISubprogram(name: "do_catch<rust_unwind_caught_unknown::main::{closure_env#0}, ()>", linkageName: "_ZN3std9panicking12catch_unwind8do_catch17hb713633bf777490fE", scope: !24, file: !20, line: 598, type: !11, scopeLine: 598, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!45 = !DILocation(line: 598, column: 5, scope: !44, inlinedAt: !28)
!46 = !DILocation(line: 14, scope: !47)
!47 = distinct !DILexicalBlock(scope: !8, file: !9, line: 11, column: 5)
!48 = !DILocation(line: 14, column: 5, scope: !47)
!49 = !DILocation(line: 805, column: 1, scope: !50, inlinedAt: !54)
!50 = distinct !DISubprogram(name: "drop_in_place<core::result::Result<(), alloc::boxed::Box<(dyn core::any::Any + core::marker::Send), alloc::alloc::Global>>>", linkageName: "_ZN4core3ptr130drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$17heacd7715c6598570E", scope: !52, file: !51, line: 805, type: !11, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!51 = !DIFile(filename: "library/core/src/ptr/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!52 = !DINamespace(name: "ptr", scope: !53)
!53 = !DINamespace(name: "core", scope: null)
!54 = distinct !DILocation(line: 15, column: 1, scope: !8)
!55 = !DILocation(line: 805, column: 1, scope: !56, inlinedAt: !57)
!56 = distinct !DISubprogram(name: "drop_in_place<alloc::boxed::Box<(dyn core::any::Any + core::marker::Send), alloc::alloc::Global>>", linkageName: "_ZN4core3ptr91drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$17h9034c0977c3445caE", scope: !52, file: !51, line: 805, type: !11, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!57 = distinct !DILocation(line: 805, column: 1, scope: !50, inlinedAt: !54)
!58 = !DILocation(line: 429, column: 14, scope: !59, inlinedAt: !62)
!59 = distinct !DISubprogram(name: "size_of_val_raw<(dyn core::any::Any + core::marker::Send)>", linkageName: "_ZN4core3mem15size_of_val_raw17hc9c397994208603eE", scope: !61, file: !60, line: 427, type: !11, scopeLine: 427, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!60 = !DIFile(filename: "library/core/src/mem/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "6bca88b164013e73def192dcdbc80502")
!61 = !DINamespace(name: "mem", scope: !53)
!62 = distinct !DILocation(line: 255, column: 43, scope: !63, inlinedAt: !68)
!63 = distinct !DISubprogram(name: "for_value_raw<(dyn core::any::Any + core::marker::Send)>", linkageName: "_ZN4core5alloc6layout6Layout13for_value_raw17h534099225947823fE", scope: !65, file: !64, line: 253, type: !11, scopeLine: 253, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!64 = !DIFile(filename: "library/core/src/alloc/layout.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "742dc9b469eb35aa4fa4088d8f093c03")
!65 = !DINamespace(name: "Layout", scope: !66)
!66 = !DINamespace(name: "layout", scope: !67)
!67 = !DINamespace(name: "alloc", scope: !53)
!68 = distinct !DILocation(line: 1919, column: 26, scope: !69, inlinedAt: !75)
!69 = distinct !DILexicalBlock(scope: !71, file: !70, line: 1916, column: 9)
!70 = !DIFile(filename: "library/alloc/src/boxed.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "c2c961396e00891ae9e97f5dc112a35a")
!71 = distinct !DISubprogram(name: "drop<(dyn core::any::Any + core::marker::Send), alloc::alloc::Global>", linkageName: "_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17he292596b57856c59E", scope: !72, file: !70, line: 1913, type: !11, scopeLine: 1913, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!72 = !DINamespace(name: "{impl#10}", scope: !73)
!73 = !DINamespace(name: "boxed", scope: !74)
!74 = !DINamespace(name: "alloc", scope: null)
!75 = distinct !DILocation(line: 805, column: 1, scope: !56, inlinedAt: !57)
!76 = !{i64 0, i64 -9223372036854775808}
!77 = !DILocation(line: 1920, column: 16, scope: !78, inlinedAt: !75)
!78 = distinct !DILexicalBlock(scope: !69, file: !70, line: 1919, column: 13)
!79 = !DILocation(line: 568, column: 14, scope: !80, inlinedAt: !81)
!80 = distinct !DISubprogram(name: "align_of_val_raw<(dyn core::any::Any + core::marker::Send)>", linkageName: "_ZN4core3mem16align_of_val_raw17h46645c19e74066b9E", scope: !61, file: !60, line: 566, type: !11, scopeLine: 566, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!81 = distinct !DILocation(line: 125, column: 30, scope: !82, inlinedAt: !86)
!82 = distinct !DISubprogram(name: "of_val_raw<(dyn core::any::Any + core::marker::Send)>", linkageName: "_ZN4core3ptr9alignment9Alignment10of_val_raw17h6e65d7b7439705dbE", scope: !84, file: !83, line: 123, type: !11, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!83 = !DIFile(filename: "library/core/src/ptr/alignment.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "cac27ccc0ad4cc4f955f24d91514cdd0")
!84 = !DINamespace(name: "Alignment", scope: !85)
!85 = !DINamespace(name: "alignment", scope: !52)
!86 = distinct !DILocation(line: 255, column: 68, scope: !63, inlinedAt: !68)
!87 = !{i64 1, i64 536870913}
!88 = !DILocation(line: 115, column: 14, scope: !89, inlinedAt: !92)
!89 = distinct !DISubprogram(name: "dealloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc7dealloc", scope: !91, file: !90, line: 114, type: !11, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!90 = !DIFile(filename: "library/alloc/src/alloc.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "57066d22da38e4b1f3bfd29f3d5ff5ae")
!91 = !DINamespace(name: "alloc", scope: !74)
!92 = distinct !DILocation(line: 209, column: 22, scope: !93, inlinedAt: !95)
!93 = distinct !DISubprogram(name: "deallocate_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global23deallocate_impl_runtime", scope: !94, file: !90, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!94 = !DINamespace(name: "Global", scope: !91)
!95 = distinct !DILocation(line: 324, column: 9, scope: !96, inlinedAt: !97)
!96 = distinct !DISubprogram(name: "deallocate_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global15deallocate_impl", scope: !94, file: !90, line: 323, type: !11, scopeLine: 323, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!97 = distinct !DILocation(line: 442, column: 23, scope: !98, inlinedAt: !100)
!98 = distinct !DISubprogram(name: "deallocate", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate", scope: !99, file: !90, line: 440, type: !11, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!99 = !DINamespace(name: "{impl#1}", scope: !91)
!100 = distinct !DILocation(line: 1921, column: 24, scope: !78, inlinedAt: !75)
!101 = !DILocation(line: 1920, column: 13, scope: !78, inlinedAt: !75)
!102 = !DILocation(line: 429, column: 14, scope: !59, inlinedAt: !103)
!103 = distinct !DILocation(line: 255, column: 43, scope: !63, inlinedAt: !104)
!104 = distinct !DILocation(line: 1919, column: 26, scope: !69, inlinedAt: !105)
!105 = distinct !DILocation(line: 805, column: 1, scope: !56, inlinedAt: !57)
!106 = !DILocation(line: 1920, column: 16, scope: !78, inlinedAt: !105)
!107 = !DILocation(line: 568, column: 14, scope: !80, inlinedAt: !108)
!108 = distinct !DILocation(line: 125, column: 30, scope: !82, inlinedAt: !109)
!109 = distinct !DILocation(line: 255, column: 68, scope: !63, inlinedAt: !104)
!110 = !DILocation(line: 115, column: 14, scope: !89, inlinedAt: !111)
!111 = distinct !DILocation(line: 209, column: 22, scope: !93, inlinedAt: !112)
!112 = distinct !DILocation(line: 324, column: 9, scope: !96, inlinedAt: !113)
!113 = distinct !DILocation(line: 442, column: 23, scope: !98, inlinedAt: !114)
!114 = distinct !DILocation(line: 1921, column: 24, scope: !78, inlinedAt: !105)
!115 = !DILocation(line: 1920, column: 13, scope: !78, inlinedAt: !105)
!116 = !DILocation(line: 7, column: 14, scope: !14, inlinedAt: !117)
!117 = distinct !DILocation(line: 14, column: 44, scope: !47)
!118 = !DILocation(line: 14, column: 44, scope: !47)
!119 = !DILocation(line: 14, column: 24, scope: !47)
!120 = !DILocation(line: 10, column: 1, scope: !8)
!121 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17h1469f7e25c2b1823E", scope: !123, file: !122, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!122 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!123 = !DINamespace(name: "rt", scope: !26)
!124 = !DILocation(line: 206, column: 10, scope: !121)
!125 = !DILocation(line: 205, column: 5, scope: !121)
!126 = !DILocation(line: 210, column: 5, scope: !121)
!127 = !DILocation(line: 211, column: 2, scope: !121)
!128 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hbbb07c3f0390470eE", scope: !129, file: !122, line: 206, type: !11, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!129 = !DINamespace(name: "lang_start", scope: !123)
!130 = !DILocation(line: 206, column: 70, scope: !128)
!131 = !DILocation(line: 206, column: 18, scope: !128)
!132 = !DILocation(line: 206, column: 93, scope: !128)
!133 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h82e7933b7912bd10E", scope: !135, file: !134, line: 162, type: !11, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!134 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!135 = !DINamespace(name: "backtrace", scope: !136)
!136 = !DINamespace(name: "sys", scope: !26)
!137 = !DILocation(line: 250, column: 5, scope: !138, inlinedAt: !143)
!138 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hc33dadd2cc78c4e7E", scope: !140, file: !139, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!139 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!140 = !DINamespace(name: "FnOnce", scope: !141)
!141 = !DINamespace(name: "function", scope: !142)
!142 = !DINamespace(name: "ops", scope: !53)
!143 = distinct !DILocation(line: 166, column: 18, scope: !133)
!144 = !DILocation(line: 491, column: 5, scope: !145, inlinedAt: !148)
!145 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17h72e6c33d8c1a582eE", scope: !147, file: !146, line: 490, type: !11, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!146 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!147 = !DINamespace(name: "hint", scope: !53)
!148 = !DILocation(line: 169, column: 5, scope: !149)
!149 = distinct !DILexicalBlock(scope: !133, file: !134, line: 166, column: 5)
!150 = !{i64 13040753369306204}
!151 = !DILocation(line: 172, column: 2, scope: !133)
!152 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h419a1e4fa26ea48cE", scope: !140, file: !139, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!153 = !DILocation(line: 250, column: 5, scope: !152)
!154 = !DILocation(line: 206, column: 18, scope: !128, inlinedAt: !155)
!155 = distinct !DILocation(line: 250, column: 5, scope: !156, inlinedAt: !157)
!156 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h8a3b04ec4dbd5091E", scope: !140, file: !139, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!157 = distinct !DILocation(line: 250, column: 5, scope: !152)
!158 = !{!159}
!159 = distinct !{!159, !160, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hbbb07c3f0390470eE: %_1"}
!160 = distinct !{!160, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hbbb07c3f0390470eE"}
