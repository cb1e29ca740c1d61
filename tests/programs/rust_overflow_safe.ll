; ModuleID = 'rust_overflow_safe.be3f87f3e189e2cb-cgu.0'
source_filename = "rust_overflow_safe.be3f87f3e189e2cb-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_363fbc2069166d5167962b1a48769c44 = private unnamed_addr constant [22 x i8] c"rust_overflow_safe.rs\00", align 1
@alloc_0cf3b336dd50ecdf8c0777ff9c7c15b5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_363fbc2069166d5167962b1a48769c44, [16 x i8] c"\15\00\00\00\00\00\00\00\0D\00\00\00\18\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17ha40bfcf90357ea77E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h371d61ce63c5793cE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h371d61ce63c5793cE" }>, align 8
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_overflow_safe::main
; Function Attrs: noreturn nounwind nonlazybind uwtable
define hidden void @_ZN18rust_overflow_safe4main17hce9fe6d2eff350bdE() unnamed_addr #0 !dbg !8 {
start:
  %a = alloca [12 x i8], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %a), !dbg !13
  store i32 1, ptr %a, align 4, !dbg !14
  %0 = getelementptr inbounds nuw i8, ptr %a, i64 4, !dbg !14
  store i32 2, ptr %0, align 4, !dbg !14
  %1 = getelementptr inbounds nuw i8, ptr %a, i64 8, !dbg !14
  store i32 3, ptr %1, align 4, !dbg !14
  %_0.i = tail call noundef i8 @__VERIFIER_nondet_uchar() #9, !dbg !15
  %i = zext i8 %_0.i to i64, !dbg !19
  %_7 = icmp ult i8 %_0.i, 3, !dbg !20
  br i1 %_7, label %bb2, label %panic, !dbg !20

bb2:                                              ; preds = %start
  %2 = getelementptr inbounds nuw i32, ptr %a, i64 %i, !dbg !20
  %_6 = load i32, ptr %2, align 4, !dbg !20, !noundef !12
  %_8 = zext nneg i8 %_0.i to i32, !dbg !22
  %3 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %_6, i32 %_8), !dbg !20
  %_9.1 = extractvalue { i32, i1 } %3, 1, !dbg !20
  br i1 %_9.1, label %panic1, label %bb3, !dbg !20

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %i, i64 noundef 3, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_0cf3b336dd50ecdf8c0777ff9c7c15b5) #10, !dbg !20
  unreachable, !dbg !20

bb3:                                              ; preds = %bb2
  %_9.0 = extractvalue { i32, i1 } %3, 0, !dbg !20
; call std::process::exit
  tail call void @_RNvNtCsjrHSEGnQ3l9_3std7process4exit(i32 noundef %_9.0) #11, !dbg !23
  unreachable, !dbg !23

panic1:                                           ; preds = %bb2
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_0cf3b336dd50ecdf8c0777ff9c7c15b5) #10, !dbg !20
  unreachable, !dbg !20
}

; std::rt::lang_start
; Function Attrs: nounwind nonlazybind uwtable
define hidden noundef i64 @_ZN3std2rt10lang_start17h49ef837ef5571fa4E(ptr noundef nonnull %main, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) unnamed_addr #1 !dbg !24 {
start:
  %_7 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_7), !dbg !28
  store ptr %main, ptr %_7, align 8, !dbg !28
; call std::rt::lang_start_internal
  %_0 = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) #9, !dbg !29
  call void @llvm.lifetime.end.p0(ptr nonnull %_7), !dbg !30
  ret i64 %_0, !dbg !31
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h371d61ce63c5793cE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #2 !dbg !32 {
start:
  %_4 = load ptr, ptr %_1, align 8, !dbg !34, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17hd4613878516b407dE(ptr noundef nonnull %_4) #12, !dbg !35
  ret i32 0, !dbg !36
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17hd4613878516b407dE(ptr noundef nonnull readonly captures(none) %f) unnamed_addr #3 !dbg !37 {
start:
  tail call void %f() #9, !dbg !41
  tail call void asm sideeffect "", "~{memory}"() #9, !dbg !49, !srcloc !55
  ret void, !dbg !56
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17ha40bfcf90357ea77E"(ptr noundef readonly captures(none) %_1) unnamed_addr #2 !dbg !57 {
start:
  %0 = load ptr, ptr %_1, align 8, !dbg !58, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17hd4613878516b407dE(ptr noundef nonnull readonly %0) #12, !dbg !59, !noalias !63
  ret i32 0, !dbg !58
}

; Function Attrs: nounwind nonlazybind uwtable
declare noundef i8 @__VERIFIER_nondet_uchar() unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #6

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #7

; std::process::exit
; Function Attrs: noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsjrHSEGnQ3l9_3std7process4exit(i32 noundef) unnamed_addr #0

; std::rt::lang_start_internal
; Function Attrs: nounwind nonlazybind uwtable
declare noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48), i64 noundef, ptr noundef, i8 noundef) unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: nounwind nonlazybind
define noundef i32 @main(i32 %0, ptr %1) unnamed_addr #8 {
top:
  %_7.i = alloca [8 x i8], align 8
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i), !dbg !28
  store ptr @_ZN18rust_overflow_safe4main17hce9fe6d2eff350bdE, ptr %_7.i, align 8, !dbg !28
; call std::rt::lang_start_internal
  %_0.i = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %3, ptr noundef %1, i8 noundef 0) #9, !dbg !29
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i), !dbg !30
  %4 = trunc i64 %_0.i to i32
  ret i32 %4
}

attributes #0 = { noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { noinline nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { nounwind }
attributes #10 = { noinline noreturn nounwind }
attributes #11 = { noreturn nounwind }
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
!7 = !DIFile(filename: "rust_overflow_safe.rs/@/rust_overflow_safe.be3f87f3e189e2cb-cgu.0", directory: ".")
!8 = distinct !DISubprogram(name: "main", linkageName: "_ZN18rust_overflow_safe4main17hce9fe6d2eff350bdE", scope: !10, file: !9, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagMainSubprogram, unit: !6, templateParams: !12)
!9 = !DIFile(filename: "rust_overflow_safe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "e8608dea95294807c08f78ea4e4538e4")
!10 = !DINamespace(name: "rust_overflow_safe", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 11, column: 9, scope: !8)
!14 = !DILocation(line: 11, column: 13, scope: !8)
!15 = !DILocation(line: 7, column: 14, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "byte", linkageName: "_ZN18rust_overflow_safe4byte17ha916138e04872ba2E", scope: !10, file: !9, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!17 = distinct !DILocation(line: 12, column: 13, scope: !18)
!18 = distinct !DILexicalBlock(scope: !8, file: !9, line: 11, column: 5)
!19 = !DILocation(line: 12, column: 13, scope: !18)
!20 = !DILocation(line: 13, column: 24, scope: !21)
!21 = distinct !DILexicalBlock(scope: !18, file: !9, line: 12, column: 5)
!22 = !DILocation(line: 13, column: 31, scope: !21)
!23 = !DILocation(line: 13, column: 5, scope: !21)
!24 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17h49ef837ef5571fa4E", scope: !26, file: !25, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!25 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!26 = !DINamespace(name: "rt", scope: !27)
!27 = !DINamespace(name: "std", scope: null)
!28 = !DILocation(line: 206, column: 10, scope: !24)
!29 = !DILocation(line: 205, column: 5, scope: !24)
!30 = !DILocation(line: 210, column: 5, scope: !24)
!31 = !DILocation(line: 211, column: 2, scope: !24)
!32 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h371d61ce63c5793cE", scope: !33, file: !25, line: 206, type: !11, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!33 = !DINamespace(name: "lang_start", scope: !26)
!34 = !DILocation(line: 206, column: 70, scope: !32)
!35 = !DILocation(line: 206, column: 18, scope: !32)
!36 = !DILocation(line: 206, column: 93, scope: !32)
!37 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17hd4613878516b407dE", scope: !39, file: !38, line: 162, type: !11, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!38 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!39 = !DINamespace(name: "backtrace", scope: !40)
!40 = !DINamespace(name: "sys", scope: !27)
!41 = !DILocation(line: 250, column: 5, scope: !42, inlinedAt: !48)
!42 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h4dd7b484145d3afcE", scope: !44, file: !43, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!43 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!44 = !DINamespace(name: "FnOnce", scope: !45)
!45 = !DINamespace(name: "function", scope: !46)
!46 = !DINamespace(name: "ops", scope: !47)
!47 = !DINamespace(name: "core", scope: null)
!48 = distinct !DILocation(line: 166, column: 18, scope: !37)
!49 = !DILocation(line: 491, column: 5, scope: !50, inlinedAt: !53)
!50 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17hee32b9abae6847a9E", scope: !52, file: !51, line: 490, type: !11, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!51 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!52 = !DINamespace(name: "hint", scope: !47)
!53 = !DILocation(line: 169, column: 5, scope: !54)
!54 = distinct !DILexicalBlock(scope: !37, file: !38, line: 166, column: 5)
!55 = !{i64 3015217366349360}
!56 = !DILocation(line: 172, column: 2, scope: !37)
!57 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17ha40bfcf90357ea77E", scope: !44, file: !43, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!58 = !DILocation(line: 250, column: 5, scope: !57)
!59 = !DILocation(line: 206, column: 18, scope: !32, inlinedAt: !60)
!60 = distinct !DILocation(line: 250, column: 5, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h09e5038f310e0f6dE", scope: !44, file: !43, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!62 = distinct !DILocation(line: 250, column: 5, scope: !57)
!63 = !{!64}
!64 = distinct !{!64, !65, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h371d61ce63c5793cE: %_1"}
!65 = distinct !{!65, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h371d61ce63c5793cE"}
