; ModuleID = 'rust_slice_unsafe.9ff5dbd9e77e567d-cgu.0'
source_filename = "rust_slice_unsafe.9ff5dbd9e77e567d-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_3c1c82b8cf721aa0400f859375601510 = private unnamed_addr constant [21 x i8] c"rust_slice_unsafe.rs\00", align 1
@alloc_ab3e1a303e06ceec50a1a92bf88bc286 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3c1c82b8cf721aa0400f859375601510, [16 x i8] c"\14\00\00\00\00\00\00\00\0E\00\00\00\13\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h82bfd09f5335c7c8E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h3ea1c46fa769b1fdE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h3ea1c46fa769b1fdE" }>, align 8
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_slice_unsafe::main
; Function Attrs: nounwind nonlazybind uwtable
define hidden void @_ZN17rust_slice_unsafe4main17h90f6db35b50e82efE() unnamed_addr #0 !dbg !8 {
start:
  %_0.i = tail call noundef i8 @__VERIFIER_nondet_uchar() #6, !dbg !13
  %_0.i1 = tail call noundef i8 @__VERIFIER_nondet_uchar() #6, !dbg !17
  %_6 = icmp ult i8 %_0.i1, 5, !dbg !19
  %_15 = icmp ult i8 %_0.i1, %_0.i
  %or.cond = and i1 %_6, %_15, !dbg !19
  br i1 %or.cond, label %bb8, label %bb6, !dbg !19, !prof !21

bb6:                                              ; preds = %start
  ret void, !dbg !22

bb8:                                              ; preds = %start
  %i = zext i8 %_0.i to i64, !dbg !23
  %j = zext nneg i8 %_0.i1 to i64, !dbg !24
; call core::slice::index::slice_index_fail
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef %i, i64 noundef %j, i64 noundef 4, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_ab3e1a303e06ceec50a1a92bf88bc286) #7, !dbg !25
  unreachable, !dbg !25
}

; std::rt::lang_start
; Function Attrs: nounwind nonlazybind uwtable
define hidden noundef i64 @_ZN3std2rt10lang_start17hd741db4f4c4ea585E(ptr noundef nonnull %main, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) unnamed_addr #0 !dbg !41 {
start:
  %_7 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_7), !dbg !45
  store ptr %main, ptr %_7, align 8, !dbg !45
; call std::rt::lang_start_internal
  %_0 = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) #6, !dbg !46
  call void @llvm.lifetime.end.p0(ptr nonnull %_7), !dbg !47
  ret i64 %_0, !dbg !48
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h3ea1c46fa769b1fdE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #1 !dbg !49 {
start:
  %_4 = load ptr, ptr %_1, align 8, !dbg !51, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h26cbd7bb05c92a92E(ptr noundef nonnull %_4) #8, !dbg !52
  ret i32 0, !dbg !53
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h26cbd7bb05c92a92E(ptr noundef nonnull readonly captures(none) %f) unnamed_addr #2 !dbg !54 {
start:
  tail call void %f() #6, !dbg !58
  tail call void asm sideeffect "", "~{memory}"() #6, !dbg !65, !srcloc !71
  ret void, !dbg !72
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h82bfd09f5335c7c8E"(ptr noundef readonly captures(none) %_1) unnamed_addr #1 !dbg !73 {
start:
  %0 = load ptr, ptr %_1, align 8, !dbg !74, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h26cbd7bb05c92a92E(ptr noundef nonnull readonly %0) #8, !dbg !75, !noalias !79
  ret i32 0, !dbg !74
}

; Function Attrs: nounwind nonlazybind uwtable
declare noundef i8 @__VERIFIER_nondet_uchar() unnamed_addr #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; core::slice::index::slice_index_fail
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef, i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #4

; std::rt::lang_start_internal
; Function Attrs: nounwind nonlazybind uwtable
declare noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48), i64 noundef, ptr noundef, i8 noundef) unnamed_addr #0

; Function Attrs: nounwind nonlazybind
define noundef i32 @main(i32 %0, ptr %1) unnamed_addr #5 {
top:
  %_7.i = alloca [8 x i8], align 8
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i), !dbg !45
  store ptr @_ZN17rust_slice_unsafe4main17h90f6db35b50e82efE, ptr %_7.i, align 8, !dbg !45
; call std::rt::lang_start_internal
  %_0.i = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %3, ptr noundef %1, i8 noundef 0) #6, !dbg !46
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i), !dbg !47
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
!7 = !DIFile(filename: "rust_slice_unsafe.rs/@/rust_slice_unsafe.9ff5dbd9e77e567d-cgu.0", directory: ".")
!8 = distinct !DISubprogram(name: "main", linkageName: "_ZN17rust_slice_unsafe4main17h90f6db35b50e82efE", scope: !10, file: !9, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagMainSubprogram, unit: !6, templateParams: !12)
!9 = !DIFile(filename: "rust_slice_unsafe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "3392c2016adab11b73730645e664bd95")
!10 = !DINamespace(name: "rust_slice_unsafe", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 14, scope: !14, inlinedAt: !15)
!14 = distinct !DISubprogram(name: "byte", linkageName: "_ZN17rust_slice_unsafe4byte17h99449c5ddd608557E", scope: !10, file: !9, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!15 = distinct !DILocation(line: 12, column: 19, scope: !16)
!16 = distinct !DILexicalBlock(scope: !8, file: !9, line: 11, column: 5)
!17 = !DILocation(line: 7, column: 14, scope: !14, inlinedAt: !18)
!18 = distinct !DILocation(line: 12, column: 36, scope: !16)
!19 = !DILocation(line: 13, column: 8, scope: !20)
!20 = distinct !DILexicalBlock(scope: !16, file: !9, line: 12, column: 5)
!21 = !{!"branch_weights", i32 1, i32 4001}
!22 = !DILocation(line: 17, column: 2, scope: !8)
!23 = !DILocation(line: 12, column: 19, scope: !16)
!24 = !DILocation(line: 12, column: 36, scope: !16)
!25 = !DILocation(line: 443, column: 13, scope: !26, inlinedAt: !32)
!26 = distinct !DISubprogram(name: "index<u8>", linkageName: "_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h4fc214999a1ae892E", scope: !28, file: !27, line: 435, type: !11, scopeLine: 435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!27 = !DIFile(filename: "library/core/src/slice/index.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "35f1d9855ef780cd44773269ad8900cd")
!28 = !DINamespace(name: "{impl#4}", scope: !29)
!29 = !DINamespace(name: "index", scope: !30)
!30 = !DINamespace(name: "slice", scope: !31)
!31 = !DINamespace(name: "core", scope: null)
!32 = !DILocation(line: 19, column: 15, scope: !33, inlinedAt: !35)
!33 = distinct !DISubprogram(name: "index<u8, core::ops::range::Range<usize>>", linkageName: "_ZN4core5slice5index74_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u5d$$GT$5index17h3d71341a5225229cE", scope: !34, file: !27, line: 18, type: !11, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!34 = !DINamespace(name: "{impl#0}", scope: !29)
!35 = !DILocation(line: 390, column: 9, scope: !36, inlinedAt: !40)
!36 = distinct !DISubprogram(name: "index<u8, core::ops::range::Range<usize>, 4>", linkageName: "_ZN4core5array85_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$5index17h12dad753cdcd90bfE", scope: !38, file: !37, line: 389, type: !11, scopeLine: 389, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!37 = !DIFile(filename: "library/core/src/array/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "ae7ea7cfa39f7224b0ae145dc07999b5")
!38 = !DINamespace(name: "{impl#15}", scope: !39)
!39 = !DINamespace(name: "array", scope: !31)
!40 = !DILocation(line: 14, column: 19, scope: !20)
!41 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17hd741db4f4c4ea585E", scope: !43, file: !42, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!42 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!43 = !DINamespace(name: "rt", scope: !44)
!44 = !DINamespace(name: "std", scope: null)
!45 = !DILocation(line: 206, column: 10, scope: !41)
!46 = !DILocation(line: 205, column: 5, scope: !41)
!47 = !DILocation(line: 210, column: 5, scope: !41)
!48 = !DILocation(line: 211, column: 2, scope: !41)
!49 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h3ea1c46fa769b1fdE", scope: !50, file: !42, line: 206, type: !11, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!50 = !DINamespace(name: "lang_start", scope: !43)
!51 = !DILocation(line: 206, column: 70, scope: !49)
!52 = !DILocation(line: 206, column: 18, scope: !49)
!53 = !DILocation(line: 206, column: 93, scope: !49)
!54 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h26cbd7bb05c92a92E", scope: !56, file: !55, line: 162, type: !11, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!55 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!56 = !DINamespace(name: "backtrace", scope: !57)
!57 = !DINamespace(name: "sys", scope: !44)
!58 = !DILocation(line: 250, column: 5, scope: !59, inlinedAt: !64)
!59 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hdaca39ce8fc3a2b2E", scope: !61, file: !60, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!60 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!61 = !DINamespace(name: "FnOnce", scope: !62)
!62 = !DINamespace(name: "function", scope: !63)
!63 = !DINamespace(name: "ops", scope: !31)
!64 = distinct !DILocation(line: 166, column: 18, scope: !54)
!65 = !DILocation(line: 491, column: 5, scope: !66, inlinedAt: !69)
!66 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17h2b5b52b5506837b0E", scope: !68, file: !67, line: 490, type: !11, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!67 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!68 = !DINamespace(name: "hint", scope: !31)
!69 = !DILocation(line: 169, column: 5, scope: !70)
!70 = distinct !DILexicalBlock(scope: !54, file: !55, line: 166, column: 5)
!71 = !{i64 9811199954967321}
!72 = !DILocation(line: 172, column: 2, scope: !54)
!73 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h82bfd09f5335c7c8E", scope: !61, file: !60, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!74 = !DILocation(line: 250, column: 5, scope: !73)
!75 = !DILocation(line: 206, column: 18, scope: !49, inlinedAt: !76)
!76 = distinct !DILocation(line: 250, column: 5, scope: !77, inlinedAt: !78)
!77 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h666cf759357cb16dE", scope: !61, file: !60, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!78 = distinct !DILocation(line: 250, column: 5, scope: !73)
!79 = !{!80}
!80 = distinct !{!80, !81, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h3ea1c46fa769b1fdE: %_1"}
!81 = distinct !{!81, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h3ea1c46fa769b1fdE"}
