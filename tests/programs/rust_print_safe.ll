; ModuleID = 'rust_print_safe.7c9e899b6244005e-cgu.0'
source_filename = "rust_print_safe.7c9e899b6244005e-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_d683d9ba965e15a9df815af2255b4e29 = private unnamed_addr constant [9 x i8] c"\04x = \C0\01\0A\00", align 1
@alloc_8331cff3eb1ae55b8ecb1c2080e13fdd = private unnamed_addr constant [19 x i8] c"rust_print_safe.rs\00", align 1
@alloc_a66bb51a343febac34cd79568c7cd103 = private unnamed_addr constant [13 x i8] c"\C0\01 \C3 \00\00(\05\00\01\0A\00", align 1
@alloc_d61616bb3bafc7e96f538fe629a947c9 = private unnamed_addr constant [8 x i8] c"\05y is \C0\00", align 1
@alloc_31ff0bb5a4891d9781e245ae783ab1a4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_8331cff3eb1ae55b8ecb1c2080e13fdd, [16 x i8] c"\12\00\00\00\00\00\00\00\0F\00\00\00\05\00\00\00" }>, align 8
@alloc_f96a0f7a17ca3bee53ed747e6cc66e37 = private unnamed_addr constant [5 x i8] c"done\0A", align 1
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h050e99e5131efd33E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h73ecc55a72c8e084E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h73ecc55a72c8e084E" }>, align 8
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; <u32 as core::fmt::Debug>::fmt
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef zeroext i1 @_RNvXsW_NtNtCsgEmfK2I1SDS_4core3fmt3nummNtB7_5Debug3fmt(ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 !dbg !8 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %f, i64 16, !dbg !16
  %_4 = load i32, ptr %0, align 8, !dbg !16, !noundef !15
  %_3 = and i32 %_4, 33554432, !dbg !16
  %1 = icmp eq i32 %_3, 0, !dbg !21
  br i1 %1, label %bb2, label %bb1, !dbg !21

bb2:                                              ; preds = %start
  %_5 = and i32 %_4, 67108864, !dbg !22
  %2 = icmp eq i32 %_5, 0, !dbg !25
  br i1 %2, label %bb4, label %bb3, !dbg !25

bb1:                                              ; preds = %start
; call <u32 as core::fmt::LowerHex>::fmt
  %3 = tail call noundef zeroext i1 @_RNvXsu_NtNtCsgEmfK2I1SDS_4core3fmt3nummNtB7_8LowerHex3fmt(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) dereferenceable(4) %self, ptr noalias noundef nonnull align 8 dereferenceable(24) %f) #6, !dbg !26
  br label %bb6, !dbg !26

bb4:                                              ; preds = %bb2
; call <u32 as core::fmt::Display>::fmt
  %4 = tail call noundef zeroext i1 @_RNvXs8_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impmNtB9_7Display3fmt(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) dereferenceable(4) %self, ptr noalias noundef nonnull align 8 dereferenceable(24) %f) #6, !dbg !27
  br label %bb6, !dbg !27

bb3:                                              ; preds = %bb2
; call <u32 as core::fmt::UpperHex>::fmt
  %5 = tail call noundef zeroext i1 @_RNvXsw_NtNtCsgEmfK2I1SDS_4core3fmt3nummNtB7_8UpperHex3fmt(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) dereferenceable(4) %self, ptr noalias noundef nonnull align 8 dereferenceable(24) %f) #6, !dbg !28
  br label %bb6, !dbg !28

bb6:                                              ; preds = %bb4, %bb3, %bb1
  %_0.sroa.0.0.in = phi i1 [ %4, %bb4 ], [ %5, %bb3 ], [ %3, %bb1 ]
  ret i1 %_0.sroa.0.0.in, !dbg !29
}

; rust_print_safe::main
; Function Attrs: nounwind nonlazybind uwtable
define hidden void @_ZN15rust_print_safe4main17hd010d43ed21e7f4dE() unnamed_addr #1 !dbg !30 {
start:
  %args2 = alloca [16 x i8], align 8
  %args1 = alloca [32 x i8], align 8
  %y = alloca [4 x i8], align 4
  %args = alloca [16 x i8], align 8
  %x = alloca [1 x i8], align 1
  %_0.i = tail call noundef i8 @__VERIFIER_nondet_uchar() #6, !dbg !33
  store i8 %_0.i, ptr %x, align 1, !dbg !36
  call void @llvm.lifetime.start.p0(ptr nonnull %args), !dbg !37
  store ptr %x, ptr %args, align 8, !dbg !37
  %_6.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8, !dbg !37
  store ptr @_RNvXNtNtNtCsgEmfK2I1SDS_4core3fmt3num3imphNtB6_7Display3fmt, ptr %_6.sroa.4.0..sroa_idx, align 8, !dbg !37
; call std::io::stdio::_print
  call void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_d683d9ba965e15a9df815af2255b4e29, ptr noundef nonnull %args) #6, !dbg !42
  call void @llvm.lifetime.end.p0(ptr nonnull %args), !dbg !42
  %0 = load i8, ptr %x, align 1, !dbg !43, !noundef !15
  %_9 = zext i8 %0 to i32, !dbg !43
  %1 = shl nuw nsw i32 %_9, 1, !dbg !43
  store i32 %1, ptr %y, align 4, !dbg !43
  call void @llvm.lifetime.start.p0(ptr nonnull %args1), !dbg !44
  store ptr %y, ptr %args1, align 8, !dbg !44
  %_16.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args1, i64 8, !dbg !44
  store ptr @_RNvXsW_NtNtCsgEmfK2I1SDS_4core3fmt3nummNtB7_5Debug3fmt, ptr %_16.sroa.4.0..sroa_idx, align 8, !dbg !44
  %2 = getelementptr inbounds nuw i8, ptr %args1, i64 16, !dbg !44
  store ptr %x, ptr %2, align 8, !dbg !44
  %_17.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args1, i64 24, !dbg !44
  store ptr @_RNvXNtNtNtCsgEmfK2I1SDS_4core3fmt3num3imphNtB6_7Display3fmt, ptr %_17.sroa.4.0..sroa_idx, align 8, !dbg !44
; call std::io::stdio::_print
  call void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_a66bb51a343febac34cd79568c7cd103, ptr noundef nonnull %args1) #6, !dbg !48
  call void @llvm.lifetime.end.p0(ptr nonnull %args1), !dbg !48
  %3 = load i32, ptr %y, align 4, !dbg !49, !noundef !15
  %_19 = icmp ult i32 %3, 511, !dbg !49
  %_20 = icmp eq i32 %3, %1
  %or.cond = select i1 %_19, i1 %_20, i1 false, !dbg !49, !prof !50
  br i1 %or.cond, label %bb7, label %bb9, !dbg !49, !prof !50

bb9:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %args2), !dbg !51
  store ptr %y, ptr %args2, align 8, !dbg !51
  %_27.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args2, i64 8, !dbg !51
  store ptr @_RNvXs8_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impmNtB9_7Display3fmt, ptr %_27.sroa.4.0..sroa_idx, align 8, !dbg !51
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_d61616bb3bafc7e96f538fe629a947c9, ptr noundef nonnull %args2, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_31ff0bb5a4891d9781e245ae783ab1a4) #7, !dbg !55
  unreachable, !dbg !55

bb7:                                              ; preds = %start
; call std::io::stdio::_eprint
  call void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio7__eprint(ptr noundef nonnull @alloc_f96a0f7a17ca3bee53ed747e6cc66e37, ptr noundef nonnull inttoptr (i64 11 to ptr)) #6, !dbg !56
  ret void, !dbg !57
}

; std::rt::lang_start
; Function Attrs: nounwind nonlazybind uwtable
define hidden noundef i64 @_ZN3std2rt10lang_start17h8368b06581ecd9ccE(ptr noundef nonnull %main, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) unnamed_addr #1 !dbg !58 {
start:
  %_7 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_7), !dbg !62
  store ptr %main, ptr %_7, align 8, !dbg !62
; call std::rt::lang_start_internal
  %_0 = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) #6, !dbg !63
  call void @llvm.lifetime.end.p0(ptr nonnull %_7), !dbg !64
  ret i64 %_0, !dbg !65
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h73ecc55a72c8e084E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #0 !dbg !66 {
start:
  %_4 = load ptr, ptr %_1, align 8, !dbg !68, !nonnull !15, !noundef !15
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h42b3f01d530d37b8E(ptr noundef nonnull %_4) #8, !dbg !69
  ret i32 0, !dbg !70
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h42b3f01d530d37b8E(ptr noundef nonnull readonly captures(none) %f) unnamed_addr #2 !dbg !71 {
start:
  tail call void %f() #6, !dbg !75
  tail call void asm sideeffect "", "~{memory}"() #6, !dbg !82, !srcloc !88
  ret void, !dbg !89
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h050e99e5131efd33E"(ptr noundef readonly captures(none) %_1) unnamed_addr #0 !dbg !90 {
start:
  %0 = load ptr, ptr %_1, align 8, !dbg !91, !nonnull !15, !noundef !15
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h42b3f01d530d37b8E(ptr noundef nonnull readonly %0) #8, !dbg !92, !noalias !96
  ret i32 0, !dbg !91
}

; <u32 as core::fmt::Display>::fmt
; Function Attrs: nounwind nonlazybind uwtable
declare noundef zeroext i1 @_RNvXs8_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impmNtB9_7Display3fmt(ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <u32 as core::fmt::UpperHex>::fmt
; Function Attrs: nounwind nonlazybind uwtable
declare noundef zeroext i1 @_RNvXsw_NtNtCsgEmfK2I1SDS_4core3fmt3nummNtB7_8UpperHex3fmt(ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <u32 as core::fmt::LowerHex>::fmt
; Function Attrs: nounwind nonlazybind uwtable
declare noundef zeroext i1 @_RNvXsu_NtNtCsgEmfK2I1SDS_4core3fmt3nummNtB7_8LowerHex3fmt(ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; Function Attrs: nounwind nonlazybind uwtable
declare noundef i8 @__VERIFIER_nondet_uchar() unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; <u8 as core::fmt::Display>::fmt
; Function Attrs: nounwind nonlazybind uwtable
declare noundef zeroext i1 @_RNvXNtNtNtCsgEmfK2I1SDS_4core3fmt3num3imphNtB6_7Display3fmt(ptr noalias noundef readonly align 1 captures(address, read_provenance) dereferenceable(1), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; std::io::stdio::_print
; Function Attrs: nounwind nonlazybind uwtable
declare void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull, ptr noundef nonnull) unnamed_addr #1

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr noundef nonnull, ptr noundef nonnull, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #4

; std::io::stdio::_eprint
; Function Attrs: nounwind nonlazybind uwtable
declare void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio7__eprint(ptr noundef nonnull, ptr noundef nonnull) unnamed_addr #1

; std::rt::lang_start_internal
; Function Attrs: nounwind nonlazybind uwtable
declare noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48), i64 noundef, ptr noundef, i8 noundef) unnamed_addr #1

; Function Attrs: nounwind nonlazybind
define noundef i32 @main(i32 %0, ptr %1) unnamed_addr #5 {
top:
  %_7.i = alloca [8 x i8], align 8
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i), !dbg !62
  store ptr @_ZN15rust_print_safe4main17hd010d43ed21e7f4dE, ptr %_7.i, align 8, !dbg !62
; call std::rt::lang_start_internal
  %_0.i = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %3, ptr noundef %1, i8 noundef 0) #6, !dbg !63
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i), !dbg !64
  %4 = trunc i64 %_0.i to i32
  ret i32 %4
}

attributes #0 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
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
!7 = !DIFile(filename: "rust_print_safe.rs/@/rust_print_safe.7c9e899b6244005e-cgu.0", directory: ".")
!8 = distinct !DISubprogram(name: "fmt", linkageName: "_RNvXsW_NtNtCsgEmfK2I1SDS_4core3fmt3nummNtB7_5Debug3fmt", scope: !10, file: !9, line: 85, type: !14, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !15)
!9 = !DIFile(filename: "library/core/src/fmt/num.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "14f1acdd980d957a36bf4243cc704071")
!10 = !DINamespace(name: "{impl#60}", scope: !11)
!11 = !DINamespace(name: "num", scope: !12)
!12 = !DINamespace(name: "fmt", scope: !13)
!13 = !DINamespace(name: "core", scope: null)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 2398, column: 9, scope: !17, inlinedAt: !20)
!17 = distinct !DISubprogram(name: "debug_lower_hex", linkageName: "_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter15debug_lower_hex", scope: !19, file: !18, line: 2397, type: !14, scopeLine: 2397, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !15)
!18 = !DIFile(filename: "library/core/src/fmt/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "66c54229528687a22c80807f245fa4df")
!19 = !DINamespace(name: "Formatter", scope: !12)
!20 = !DILocation(line: 86, column: 26, scope: !8)
!21 = !DILocation(line: 86, column: 24, scope: !8)
!22 = !DILocation(line: 2401, column: 9, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "debug_upper_hex", linkageName: "_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter15debug_upper_hex", scope: !19, file: !18, line: 2400, type: !14, scopeLine: 2400, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !15)
!24 = !DILocation(line: 88, column: 33, scope: !8)
!25 = !DILocation(line: 88, column: 31, scope: !8)
!26 = !DILocation(line: 87, column: 25, scope: !8)
!27 = !DILocation(line: 91, column: 25, scope: !8)
!28 = !DILocation(line: 89, column: 25, scope: !8)
!29 = !DILocation(line: 93, column: 18, scope: !8)
!30 = distinct !DISubprogram(name: "main", linkageName: "_ZN15rust_print_safe4main17hd010d43ed21e7f4dE", scope: !32, file: !31, line: 10, type: !14, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagMainSubprogram, unit: !6, templateParams: !15)
!31 = !DIFile(filename: "rust_print_safe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "0e8de9e6f9503a98a988a73e62ccb400")
!32 = !DINamespace(name: "rust_print_safe", scope: null)
!33 = !DILocation(line: 7, column: 14, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "byte", linkageName: "_ZN15rust_print_safe4byte17hbbacd425568815fdE", scope: !32, file: !31, line: 6, type: !14, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !15)
!35 = distinct !DILocation(line: 11, column: 13, scope: !30)
!36 = !DILocation(line: 11, column: 13, scope: !30)
!37 = !DILocation(line: 12, column: 5, scope: !38)
!38 = !DILexicalBlockFile(scope: !39, file: !31, discriminator: 0)
!39 = distinct !DILexicalBlock(scope: !41, file: !40, line: 143, column: 28)
!40 = !DIFile(filename: "library/std/src/macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "a8906dec5ca2014c3fea0770b2c16963")
!41 = distinct !DILexicalBlock(scope: !30, file: !31, line: 11, column: 5)
!42 = !DILocation(line: 12, column: 5, scope: !41)
!43 = !DILocation(line: 13, column: 13, scope: !41)
!44 = !DILocation(line: 14, column: 5, scope: !45)
!45 = !DILexicalBlockFile(scope: !46, file: !31, discriminator: 0)
!46 = distinct !DILexicalBlock(scope: !47, file: !40, line: 143, column: 28)
!47 = distinct !DILexicalBlock(scope: !41, file: !31, line: 13, column: 5)
!48 = !DILocation(line: 14, column: 5, scope: !47)
!49 = !DILocation(line: 15, column: 13, scope: !47)
!50 = !{!"branch_weights", i32 4000000, i32 4001}
!51 = !DILocation(line: 15, column: 5, scope: !52)
!52 = !DILexicalBlockFile(scope: !53, file: !31, discriminator: 0)
!53 = distinct !DILexicalBlock(scope: !47, file: !54, line: 62, column: 38)
!54 = !DIFile(filename: "library/core/src/panic.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "5ea139883c81a8074ac3b0ff123e16cc")
!55 = !DILocation(line: 15, column: 5, scope: !47)
!56 = !DILocation(line: 16, column: 5, scope: !47)
!57 = !DILocation(line: 17, column: 2, scope: !30)
!58 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17h8368b06581ecd9ccE", scope: !60, file: !59, line: 199, type: !14, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !15)
!59 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!60 = !DINamespace(name: "rt", scope: !61)
!61 = !DINamespace(name: "std", scope: null)
!62 = !DILocation(line: 206, column: 10, scope: !58)
!63 = !DILocation(line: 205, column: 5, scope: !58)
!64 = !DILocation(line: 210, column: 5, scope: !58)
!65 = !DILocation(line: 211, column: 2, scope: !58)
!66 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h73ecc55a72c8e084E", scope: !67, file: !59, line: 206, type: !14, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !15)
!67 = !DINamespace(name: "lang_start", scope: !60)
!68 = !DILocation(line: 206, column: 70, scope: !66)
!69 = !DILocation(line: 206, column: 18, scope: !66)
!70 = !DILocation(line: 206, column: 93, scope: !66)
!71 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h42b3f01d530d37b8E", scope: !73, file: !72, line: 162, type: !14, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !15)
!72 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!73 = !DINamespace(name: "backtrace", scope: !74)
!74 = !DINamespace(name: "sys", scope: !61)
!75 = !DILocation(line: 250, column: 5, scope: !76, inlinedAt: !81)
!76 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h666b602cd21e8d31E", scope: !78, file: !77, line: 250, type: !14, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !15)
!77 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!78 = !DINamespace(name: "FnOnce", scope: !79)
!79 = !DINamespace(name: "function", scope: !80)
!80 = !DINamespace(name: "ops", scope: !13)
!81 = distinct !DILocation(line: 166, column: 18, scope: !71)
!82 = !DILocation(line: 491, column: 5, scope: !83, inlinedAt: !86)
!83 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17hce44eeab71ba3db1E", scope: !85, file: !84, line: 490, type: !14, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !15)
!84 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!85 = !DINamespace(name: "hint", scope: !13)
!86 = !DILocation(line: 169, column: 5, scope: !87)
!87 = distinct !DILexicalBlock(scope: !71, file: !72, line: 166, column: 5)
!88 = !{i64 7982188131539871}
!89 = !DILocation(line: 172, column: 2, scope: !71)
!90 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h050e99e5131efd33E", scope: !78, file: !77, line: 250, type: !14, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !15)
!91 = !DILocation(line: 250, column: 5, scope: !90)
!92 = !DILocation(line: 206, column: 18, scope: !66, inlinedAt: !93)
!93 = distinct !DILocation(line: 250, column: 5, scope: !94, inlinedAt: !95)
!94 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h3ae86b2d5642fe6bE", scope: !78, file: !77, line: 250, type: !14, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !15)
!95 = distinct !DILocation(line: 250, column: 5, scope: !90)
!96 = !{!97}
!97 = distinct !{!97, !98, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h73ecc55a72c8e084E: %_1"}
!98 = distinct !{!98, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h73ecc55a72c8e084E"}
