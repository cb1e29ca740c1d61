; ModuleID = 'rust_overflow_unsafe.aef02177d39d90b-cgu.0'
source_filename = "rust_overflow_unsafe.aef02177d39d90b-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_f9aeea4093c37e52e9539055f85926ba = private unnamed_addr constant [24 x i8] c"rust_overflow_unsafe.rs\00", align 1
@alloc_53e61e7561d62757b9eecc1e8e15e7df = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f9aeea4093c37e52e9539055f85926ba, [16 x i8] c"\17\00\00\00\00\00\00\00\0C\00\00\00\0D\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h79e8a30ce0354cc2E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hcb4fd7616c33cb8aE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hcb4fd7616c33cb8aE" }>, align 8
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_overflow_unsafe::main
; Function Attrs: noreturn nounwind nonlazybind uwtable
define hidden void @_ZN20rust_overflow_unsafe4main17ha31571b1cc2b06a1E() unnamed_addr #0 !dbg !8 {
start:
  %_0.i = tail call noundef i32 @__VERIFIER_nondet_int() #8, !dbg !13
  %0 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %_0.i, i32 1), !dbg !16
  %_3.1 = extractvalue { i32, i1 } %0, 1, !dbg !16
  br i1 %_3.1, label %panic, label %bb2, !dbg !16

bb2:                                              ; preds = %start
  %_3.0 = extractvalue { i32, i1 } %0, 0, !dbg !16
  %_6 = icmp eq i32 %_3.0, 0, !dbg !18
  %_5 = zext i1 %_6 to i32, !dbg !18
; call std::process::exit
  tail call void @_RNvNtCsjrHSEGnQ3l9_3std7process4exit(i32 noundef %_5) #9, !dbg !20
  unreachable, !dbg !20

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_53e61e7561d62757b9eecc1e8e15e7df) #10, !dbg !16
  unreachable, !dbg !16
}

; std::rt::lang_start
; Function Attrs: nounwind nonlazybind uwtable
define hidden noundef i64 @_ZN3std2rt10lang_start17h3392a2d0460fc910E(ptr noundef nonnull %main, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) unnamed_addr #1 !dbg !21 {
start:
  %_7 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_7), !dbg !25
  store ptr %main, ptr %_7, align 8, !dbg !25
; call std::rt::lang_start_internal
  %_0 = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) #8, !dbg !26
  call void @llvm.lifetime.end.p0(ptr nonnull %_7), !dbg !27
  ret i64 %_0, !dbg !28
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hcb4fd7616c33cb8aE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #2 !dbg !29 {
start:
  %_4 = load ptr, ptr %_1, align 8, !dbg !31, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h7b1fe97f23843059E(ptr noundef nonnull %_4) #11, !dbg !32
  ret i32 0, !dbg !33
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h7b1fe97f23843059E(ptr noundef nonnull readonly captures(none) %f) unnamed_addr #3 !dbg !34 {
start:
  tail call void %f() #8, !dbg !38
  tail call void asm sideeffect "", "~{memory}"() #8, !dbg !46, !srcloc !52
  ret void, !dbg !53
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h79e8a30ce0354cc2E"(ptr noundef readonly captures(none) %_1) unnamed_addr #2 !dbg !54 {
start:
  %0 = load ptr, ptr %_1, align 8, !dbg !55, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h7b1fe97f23843059E(ptr noundef nonnull readonly %0) #11, !dbg !56, !noalias !60
  ret i32 0, !dbg !55
}

; Function Attrs: nounwind nonlazybind uwtable
declare noundef i32 @__VERIFIER_nondet_int() unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #4

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #5

; std::process::exit
; Function Attrs: noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsjrHSEGnQ3l9_3std7process4exit(i32 noundef) unnamed_addr #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; std::rt::lang_start_internal
; Function Attrs: nounwind nonlazybind uwtable
declare noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48), i64 noundef, ptr noundef, i8 noundef) unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

; Function Attrs: nounwind nonlazybind
define noundef i32 @main(i32 %0, ptr %1) unnamed_addr #7 {
top:
  %_7.i = alloca [8 x i8], align 8
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i), !dbg !25
  store ptr @_ZN20rust_overflow_unsafe4main17ha31571b1cc2b06a1E, ptr %_7.i, align 8, !dbg !25
; call std::rt::lang_start_internal
  %_0.i = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %3, ptr noundef %1, i8 noundef 0) #8, !dbg !26
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i), !dbg !27
  %4 = trunc i64 %_0.i to i32
  ret i32 %4
}

attributes #0 = { noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { noinline nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }
attributes #10 = { noinline noreturn nounwind }
attributes #11 = { noinline nounwind }

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
!7 = !DIFile(filename: "rust_overflow_unsafe.rs/@/rust_overflow_unsafe.aef02177d39d90b-cgu.0", directory: ".")
!8 = distinct !DISubprogram(name: "main", linkageName: "_ZN20rust_overflow_unsafe4main17ha31571b1cc2b06a1E", scope: !10, file: !9, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagMainSubprogram, unit: !6, templateParams: !12)
!9 = !DIFile(filename: "rust_overflow_unsafe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "c0ed4030d03d61419ba21771b5e8d227")
!10 = !DINamespace(name: "rust_overflow_unsafe", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 14, scope: !14, inlinedAt: !15)
!14 = distinct !DISubprogram(name: "int", linkageName: "_ZN20rust_overflow_unsafe3int17h9774f6441a8a1909E", scope: !10, file: !9, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!15 = distinct !DILocation(line: 11, column: 13, scope: !8)
!16 = !DILocation(line: 12, column: 13, scope: !17)
!17 = distinct !DILexicalBlock(scope: !8, file: !9, line: 11, column: 5)
!18 = !DILocation(line: 13, column: 24, scope: !19)
!19 = distinct !DILexicalBlock(scope: !17, file: !9, line: 12, column: 5)
!20 = !DILocation(line: 13, column: 5, scope: !19)
!21 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17h3392a2d0460fc910E", scope: !23, file: !22, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!22 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!23 = !DINamespace(name: "rt", scope: !24)
!24 = !DINamespace(name: "std", scope: null)
!25 = !DILocation(line: 206, column: 10, scope: !21)
!26 = !DILocation(line: 205, column: 5, scope: !21)
!27 = !DILocation(line: 210, column: 5, scope: !21)
!28 = !DILocation(line: 211, column: 2, scope: !21)
!29 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hcb4fd7616c33cb8aE", scope: !30, file: !22, line: 206, type: !11, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!30 = !DINamespace(name: "lang_start", scope: !23)
!31 = !DILocation(line: 206, column: 70, scope: !29)
!32 = !DILocation(line: 206, column: 18, scope: !29)
!33 = !DILocation(line: 206, column: 93, scope: !29)
!34 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h7b1fe97f23843059E", scope: !36, file: !35, line: 162, type: !11, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!35 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!36 = !DINamespace(name: "backtrace", scope: !37)
!37 = !DINamespace(name: "sys", scope: !24)
!38 = !DILocation(line: 250, column: 5, scope: !39, inlinedAt: !45)
!39 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hfcbcdb52fa5780ceE", scope: !41, file: !40, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!40 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!41 = !DINamespace(name: "FnOnce", scope: !42)
!42 = !DINamespace(name: "function", scope: !43)
!43 = !DINamespace(name: "ops", scope: !44)
!44 = !DINamespace(name: "core", scope: null)
!45 = distinct !DILocation(line: 166, column: 18, scope: !34)
!46 = !DILocation(line: 491, column: 5, scope: !47, inlinedAt: !50)
!47 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17h405e6c5cc0307dedE", scope: !49, file: !48, line: 490, type: !11, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!48 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!49 = !DINamespace(name: "hint", scope: !44)
!50 = !DILocation(line: 169, column: 5, scope: !51)
!51 = distinct !DILexicalBlock(scope: !34, file: !35, line: 166, column: 5)
!52 = !{i64 3511260319349078}
!53 = !DILocation(line: 172, column: 2, scope: !34)
!54 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h79e8a30ce0354cc2E", scope: !41, file: !40, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!55 = !DILocation(line: 250, column: 5, scope: !54)
!56 = !DILocation(line: 206, column: 18, scope: !29, inlinedAt: !57)
!57 = distinct !DILocation(line: 250, column: 5, scope: !58, inlinedAt: !59)
!58 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h45cb035bc48da053E", scope: !41, file: !40, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!59 = distinct !DILocation(line: 250, column: 5, scope: !54)
!60 = !{!61}
!61 = distinct !{!61, !62, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hcb4fd7616c33cb8aE: %_1"}
!62 = distinct !{!62, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hcb4fd7616c33cb8aE"}
