; ModuleID = 'rust_print_unsafe.e08a868d03646750-cgu.0'
source_filename = "rust_print_unsafe.e08a868d03646750-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_d683d9ba965e15a9df815af2255b4e29 = private unnamed_addr constant [9 x i8] c"\04x = \C0\01\0A\00", align 1
@alloc_9c4abf0a60c29e3fa03f843d805482f4 = private unnamed_addr constant [21 x i8] c"rust_print_unsafe.rs\00", align 1
@alloc_d61616bb3bafc7e96f538fe629a947c9 = private unnamed_addr constant [8 x i8] c"\05y is \C0\00", align 1
@alloc_f6166fa23222ec226779091fcba09423 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9c4abf0a60c29e3fa03f843d805482f4, [16 x i8] c"\14\00\00\00\00\00\00\00\0E\00\00\00\05\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h0e8eebc832cc48b9E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h1355ace7a0f9e8a1E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h1355ace7a0f9e8a1E" }>, align 8
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_print_unsafe::main
; Function Attrs: nounwind nonlazybind uwtable
define hidden void @_ZN17rust_print_unsafe4main17hfbddc374a7fb1ad8E() unnamed_addr #0 !dbg !8 {
start:
  %args1 = alloca [16 x i8], align 8
  %y = alloca [4 x i8], align 4
  %args = alloca [16 x i8], align 8
  %x = alloca [1 x i8], align 1
  %_0.i = tail call noundef i8 @__VERIFIER_nondet_uchar() #6, !dbg !13
  store i8 %_0.i, ptr %x, align 1, !dbg !16
  call void @llvm.lifetime.start.p0(ptr nonnull %args), !dbg !17
  store ptr %x, ptr %args, align 8, !dbg !17
  %_6.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8, !dbg !17
  store ptr @_RNvXNtNtNtCsgEmfK2I1SDS_4core3fmt3num3imphNtB6_7Display3fmt, ptr %_6.sroa.4.0..sroa_idx, align 8, !dbg !17
; call std::io::stdio::_print
  call void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_d683d9ba965e15a9df815af2255b4e29, ptr noundef nonnull %args) #6, !dbg !22
  call void @llvm.lifetime.end.p0(ptr nonnull %args), !dbg !22
  %0 = load i8, ptr %x, align 1, !dbg !23, !noundef !12
  %_9 = zext i8 %0 to i32, !dbg !23
  %1 = shl nuw nsw i32 %_9, 1, !dbg !23
  store i32 %1, ptr %y, align 4, !dbg !23
  %_11.not = icmp eq i8 %0, -1, !dbg !24
  br i1 %_11.not, label %bb5, label %bb4, !dbg !24, !prof !26

bb5:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %args1), !dbg !27
  store ptr %y, ptr %args1, align 8, !dbg !27
  %_16.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args1, i64 8, !dbg !27
  store ptr @_RNvXs8_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impmNtB9_7Display3fmt, ptr %_16.sroa.4.0..sroa_idx, align 8, !dbg !27
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_d61616bb3bafc7e96f538fe629a947c9, ptr noundef nonnull %args1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_f6166fa23222ec226779091fcba09423) #7, !dbg !31
  unreachable, !dbg !31

bb4:                                              ; preds = %start
  ret void, !dbg !32
}

; std::rt::lang_start
; Function Attrs: nounwind nonlazybind uwtable
define hidden noundef i64 @_ZN3std2rt10lang_start17h07456b941c2bf638E(ptr noundef nonnull %main, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) unnamed_addr #0 !dbg !33 {
start:
  %_7 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_7), !dbg !37
  store ptr %main, ptr %_7, align 8, !dbg !37
; call std::rt::lang_start_internal
  %_0 = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) #6, !dbg !38
  call void @llvm.lifetime.end.p0(ptr nonnull %_7), !dbg !39
  ret i64 %_0, !dbg !40
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h1355ace7a0f9e8a1E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #1 !dbg !41 {
start:
  %_4 = load ptr, ptr %_1, align 8, !dbg !43, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17ha33481c3ab3f83edE(ptr noundef nonnull %_4) #8, !dbg !44
  ret i32 0, !dbg !45
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17ha33481c3ab3f83edE(ptr noundef nonnull readonly captures(none) %f) unnamed_addr #2 !dbg !46 {
start:
  tail call void %f() #6, !dbg !50
  tail call void asm sideeffect "", "~{memory}"() #6, !dbg !58, !srcloc !64
  ret void, !dbg !65
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h0e8eebc832cc48b9E"(ptr noundef readonly captures(none) %_1) unnamed_addr #1 !dbg !66 {
start:
  %0 = load ptr, ptr %_1, align 8, !dbg !67, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17ha33481c3ab3f83edE(ptr noundef nonnull readonly %0) #8, !dbg !68, !noalias !72
  ret i32 0, !dbg !67
}

; Function Attrs: nounwind nonlazybind uwtable
declare noundef i8 @__VERIFIER_nondet_uchar() unnamed_addr #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; <u8 as core::fmt::Display>::fmt
; Function Attrs: nounwind nonlazybind uwtable
declare noundef zeroext i1 @_RNvXNtNtNtCsgEmfK2I1SDS_4core3fmt3num3imphNtB6_7Display3fmt(ptr noalias noundef readonly align 1 captures(address, read_provenance) dereferenceable(1), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; std::io::stdio::_print
; Function Attrs: nounwind nonlazybind uwtable
declare void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull, ptr noundef nonnull) unnamed_addr #0

; <u32 as core::fmt::Display>::fmt
; Function Attrs: nounwind nonlazybind uwtable
declare noundef zeroext i1 @_RNvXs8_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impmNtB9_7Display3fmt(ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #0

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr noundef nonnull, ptr noundef nonnull, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #4

; std::rt::lang_start_internal
; Function Attrs: nounwind nonlazybind uwtable
declare noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48), i64 noundef, ptr noundef, i8 noundef) unnamed_addr #0

; Function Attrs: nounwind nonlazybind
define noundef i32 @main(i32 %0, ptr %1) unnamed_addr #5 {
top:
  %_7.i = alloca [8 x i8], align 8
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i), !dbg !37
  store ptr @_ZN17rust_print_unsafe4main17hfbddc374a7fb1ad8E, ptr %_7.i, align 8, !dbg !37
; call std::rt::lang_start_internal
  %_0.i = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %3, ptr noundef %1, i8 noundef 0) #6, !dbg !38
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i), !dbg !39
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
!7 = !DIFile(filename: "rust_print_unsafe.rs/@/rust_print_unsafe.e08a868d03646750-cgu.0", directory: ".")
!8 = distinct !DISubprogram(name: "main", linkageName: "_ZN17rust_print_unsafe4main17hfbddc374a7fb1ad8E", scope: !10, file: !9, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagMainSubprogram, unit: !6, templateParams: !12)
!9 = !DIFile(filename: "rust_print_unsafe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "e26e25e9cceb7a73dafa79d7ae00ada8")
!10 = !DINamespace(name: "rust_print_unsafe", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 14, scope: !14, inlinedAt: !15)
!14 = distinct !DISubprogram(name: "byte", linkageName: "_ZN17rust_print_unsafe4byte17hc94019a1ea355ec9E", scope: !10, file: !9, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!15 = distinct !DILocation(line: 11, column: 13, scope: !8)
!16 = !DILocation(line: 11, column: 13, scope: !8)
!17 = !DILocation(line: 12, column: 5, scope: !18)
!18 = !DILexicalBlockFile(scope: !19, file: !9, discriminator: 0)
!19 = distinct !DILexicalBlock(scope: !21, file: !20, line: 143, column: 28)
!20 = !DIFile(filename: "library/std/src/macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "a8906dec5ca2014c3fea0770b2c16963")
!21 = distinct !DILexicalBlock(scope: !8, file: !9, line: 11, column: 5)
!22 = !DILocation(line: 12, column: 5, scope: !21)
!23 = !DILocation(line: 13, column: 13, scope: !21)
!24 = !DILocation(line: 14, column: 13, scope: !25)
!25 = distinct !DILexicalBlock(scope: !21, file: !9, line: 13, column: 5)
!26 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!27 = !DILocation(line: 14, column: 5, scope: !28)
!28 = !DILexicalBlockFile(scope: !29, file: !9, discriminator: 0)
!29 = distinct !DILexicalBlock(scope: !25, file: !30, line: 62, column: 38)
!30 = !DIFile(filename: "library/core/src/panic.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "5ea139883c81a8074ac3b0ff123e16cc")
!31 = !DILocation(line: 14, column: 5, scope: !25)
!32 = !DILocation(line: 15, column: 2, scope: !8)
!33 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17h07456b941c2bf638E", scope: !35, file: !34, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!34 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!35 = !DINamespace(name: "rt", scope: !36)
!36 = !DINamespace(name: "std", scope: null)
!37 = !DILocation(line: 206, column: 10, scope: !33)
!38 = !DILocation(line: 205, column: 5, scope: !33)
!39 = !DILocation(line: 210, column: 5, scope: !33)
!40 = !DILocation(line: 211, column: 2, scope: !33)
!41 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h1355ace7a0f9e8a1E", scope: !42, file: !34, line: 206, type: !11, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!42 = !DINamespace(name: "lang_start", scope: !35)
!43 = !DILocation(line: 206, column: 70, scope: !41)
!44 = !DILocation(line: 206, column: 18, scope: !41)
!45 = !DILocation(line: 206, column: 93, scope: !41)
!46 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17ha33481c3ab3f83edE", scope: !48, file: !47, line: 162, type: !11, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!47 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!48 = !DINamespace(name: "backtrace", scope: !49)
!49 = !DINamespace(name: "sys", scope: !36)
!50 = !DILocation(line: 250, column: 5, scope: !51, inlinedAt: !57)
!51 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h75c1c10805dde263E", scope: !53, file: !52, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!52 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!53 = !DINamespace(name: "FnOnce", scope: !54)
!54 = !DINamespace(name: "function", scope: !55)
!55 = !DINamespace(name: "ops", scope: !56)
!56 = !DINamespace(name: "core", scope: null)
!57 = distinct !DILocation(line: 166, column: 18, scope: !46)
!58 = !DILocation(line: 491, column: 5, scope: !59, inlinedAt: !62)
!59 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17ha325d3abd45d3463E", scope: !61, file: !60, line: 490, type: !11, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!60 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!61 = !DINamespace(name: "hint", scope: !56)
!62 = !DILocation(line: 169, column: 5, scope: !63)
!63 = distinct !DILexicalBlock(scope: !46, file: !47, line: 166, column: 5)
!64 = !{i64 6196607017419685}
!65 = !DILocation(line: 172, column: 2, scope: !46)
!66 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h0e8eebc832cc48b9E", scope: !53, file: !52, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!67 = !DILocation(line: 250, column: 5, scope: !66)
!68 = !DILocation(line: 206, column: 18, scope: !41, inlinedAt: !69)
!69 = distinct !DILocation(line: 250, column: 5, scope: !70, inlinedAt: !71)
!70 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h4ae3e86406db2949E", scope: !53, file: !52, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!71 = distinct !DILocation(line: 250, column: 5, scope: !66)
!72 = !{!73}
!73 = distinct !{!73, !74, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h1355ace7a0f9e8a1E: %_1"}
!74 = distinct !{!74, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h1355ace7a0f9e8a1E"}
