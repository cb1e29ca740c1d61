; ModuleID = 'rust_bytes_unsafe.ac6f9253f5cebd63-cgu.0'
source_filename = "rust_bytes_unsafe.ac6f9253f5cebd63-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_87fffa8f16fa4b1e4bf95218873bfc58 = private unnamed_addr constant [21 x i8] c"rust_bytes_unsafe.rs\00", align 1
@alloc_d0b7ceac44d093902b07e7587d242448 = private unnamed_addr constant [63 x i8] c"assertion failed: text.len() == 5 && text.as_bytes()[4] == b'e'", align 1
@alloc_b38d6f5943320b8c82639d6df77780fc = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_87fffa8f16fa4b1e4bf95218873bfc58, [16 x i8] c"\14\00\00\00\00\00\00\00\11\00\00\00\05\00\00\00" }>, align 8
@alloc_d69acc06a336f00a520cccff9e60176b = private unnamed_addr constant [71 x i8] c"assertion failed: bytes[0] != 7 && bytes[20] == 19 && bytes.len() == 21", align 1
@alloc_6fe4798710959aad00c034c3f7700667 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_87fffa8f16fa4b1e4bf95218873bfc58, [16 x i8] c"\14\00\00\00\00\00\00\00\0D\00\00\00\05\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h9c0a102e27a145e5E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h20f15e71e05336e8E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h20f15e71e05336e8E" }>, align 8
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; rust_bytes_unsafe::main
; Function Attrs: nounwind nonlazybind uwtable
define hidden void @_ZN17rust_bytes_unsafe4main17h82284bd11d0f628aE() unnamed_addr #0 personality ptr @rust_eh_personality !dbg !8 {
"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit":
  %text = alloca [24 x i8], align 8
  %bytes = alloca [24 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %bytes), !dbg !13
  store i64 0, ptr %bytes, align 8, !dbg !14
  %0 = getelementptr inbounds nuw i8, ptr %bytes, i64 8, !dbg !14
  store ptr inttoptr (i64 1 to ptr), ptr %0, align 8, !dbg !14
  %1 = getelementptr inbounds nuw i8, ptr %bytes, i64 16, !dbg !14
  store i64 0, ptr %1, align 8, !dbg !14
  %first = tail call noundef i8 @__VERIFIER_nondet_uchar() #14, !dbg !21
; call <alloc::raw_vec::RawVec<u8>>::grow_one
  call void @_RNvMs3_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechE8grow_oneB7_(ptr noalias noundef nonnull align 8 dereferenceable(24) %bytes) #15, !dbg !23
  %_14.i.pre = load ptr, ptr %0, align 8, !dbg !30, !alias.scope !43
  store i8 %first, ptr %_14.i.pre, align 1, !dbg !46
  store i64 1, ptr %1, align 8, !dbg !53
  %self1.i7 = load i64, ptr %bytes, align 8, !dbg !56, !range !65, !alias.scope !66, !noundef !12
  %_4.i8 = icmp eq i64 %self1.i7, 1, !dbg !69
  br i1 %_4.i8, label %bb1.i11, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12", !dbg !69

bb1.i11:                                          ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit"
; call <alloc::raw_vec::RawVec<u8>>::grow_one
  call void @_RNvMs3_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechE8grow_oneB7_(ptr noalias noundef nonnull align 8 dereferenceable(24) %bytes) #15, !dbg !70
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12", !dbg !71

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12": ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit", %bb1.i11
  %_14.i9 = load ptr, ptr %0, align 8, !dbg !72, !alias.scope !66, !nonnull !12, !noundef !12
  %end.i10 = getelementptr inbounds nuw i8, ptr %_14.i9, i64 1, !dbg !77
  store i8 0, ptr %end.i10, align 1, !dbg !83
  store i64 2, ptr %1, align 8, !dbg !53
  %self1.i7.1 = load i64, ptr %bytes, align 8, !dbg !56, !range !65, !alias.scope !66, !noundef !12
  %_4.i8.1 = icmp eq i64 %self1.i7.1, 2, !dbg !69
  br i1 %_4.i8.1, label %bb1.i11.1, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.1", !dbg !69

bb1.i11.1:                                        ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12"
; call <alloc::raw_vec::RawVec<u8>>::grow_one
  call void @_RNvMs3_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechE8grow_oneB7_(ptr noalias noundef nonnull align 8 dereferenceable(24) %bytes) #15, !dbg !70
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.1", !dbg !71

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.1": ; preds = %bb1.i11.1, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12"
  %_14.i9.1 = load ptr, ptr %0, align 8, !dbg !72, !alias.scope !66, !nonnull !12, !noundef !12
  %end.i10.1 = getelementptr inbounds nuw i8, ptr %_14.i9.1, i64 2, !dbg !77
  store i8 1, ptr %end.i10.1, align 1, !dbg !83
  store i64 3, ptr %1, align 8, !dbg !53
  %self1.i7.2 = load i64, ptr %bytes, align 8, !dbg !56, !range !65, !alias.scope !66, !noundef !12
  %_4.i8.2 = icmp eq i64 %self1.i7.2, 3, !dbg !69
  br i1 %_4.i8.2, label %bb1.i11.2, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.2", !dbg !69

bb1.i11.2:                                        ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.1"
; call <alloc::raw_vec::RawVec<u8>>::grow_one
  call void @_RNvMs3_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechE8grow_oneB7_(ptr noalias noundef nonnull align 8 dereferenceable(24) %bytes) #15, !dbg !70
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.2", !dbg !71

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.2": ; preds = %bb1.i11.2, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.1"
  %_14.i9.2 = load ptr, ptr %0, align 8, !dbg !72, !alias.scope !66, !nonnull !12, !noundef !12
  %end.i10.2 = getelementptr inbounds nuw i8, ptr %_14.i9.2, i64 3, !dbg !77
  store i8 2, ptr %end.i10.2, align 1, !dbg !83
  store i64 4, ptr %1, align 8, !dbg !53
  %self1.i7.3 = load i64, ptr %bytes, align 8, !dbg !56, !range !65, !alias.scope !66, !noundef !12
  %_4.i8.3 = icmp eq i64 %self1.i7.3, 4, !dbg !69
  br i1 %_4.i8.3, label %bb1.i11.3, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.3", !dbg !69

bb1.i11.3:                                        ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.2"
; call <alloc::raw_vec::RawVec<u8>>::grow_one
  call void @_RNvMs3_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechE8grow_oneB7_(ptr noalias noundef nonnull align 8 dereferenceable(24) %bytes) #15, !dbg !70
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.3", !dbg !71

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.3": ; preds = %bb1.i11.3, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.2"
  %_14.i9.3 = load ptr, ptr %0, align 8, !dbg !72, !alias.scope !66, !nonnull !12, !noundef !12
  %end.i10.3 = getelementptr inbounds nuw i8, ptr %_14.i9.3, i64 4, !dbg !77
  store i8 3, ptr %end.i10.3, align 1, !dbg !83
  store i64 5, ptr %1, align 8, !dbg !53
  %self1.i7.4 = load i64, ptr %bytes, align 8, !dbg !56, !range !65, !alias.scope !66, !noundef !12
  %_4.i8.4 = icmp eq i64 %self1.i7.4, 5, !dbg !69
  br i1 %_4.i8.4, label %bb1.i11.4, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.4", !dbg !69

bb1.i11.4:                                        ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.3"
; call <alloc::raw_vec::RawVec<u8>>::grow_one
  call void @_RNvMs3_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechE8grow_oneB7_(ptr noalias noundef nonnull align 8 dereferenceable(24) %bytes) #15, !dbg !70
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.4", !dbg !71

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.4": ; preds = %bb1.i11.4, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.3"
  %_14.i9.4 = load ptr, ptr %0, align 8, !dbg !72, !alias.scope !66, !nonnull !12, !noundef !12
  %end.i10.4 = getelementptr inbounds nuw i8, ptr %_14.i9.4, i64 5, !dbg !77
  store i8 4, ptr %end.i10.4, align 1, !dbg !83
  store i64 6, ptr %1, align 8, !dbg !53
  %self1.i7.5 = load i64, ptr %bytes, align 8, !dbg !56, !range !65, !alias.scope !66, !noundef !12
  %_4.i8.5 = icmp eq i64 %self1.i7.5, 6, !dbg !69
  br i1 %_4.i8.5, label %bb1.i11.5, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.5", !dbg !69

bb1.i11.5:                                        ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.4"
; call <alloc::raw_vec::RawVec<u8>>::grow_one
  call void @_RNvMs3_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechE8grow_oneB7_(ptr noalias noundef nonnull align 8 dereferenceable(24) %bytes) #15, !dbg !70
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.5", !dbg !71

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.5": ; preds = %bb1.i11.5, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.4"
  %_14.i9.5 = load ptr, ptr %0, align 8, !dbg !72, !alias.scope !66, !nonnull !12, !noundef !12
  %end.i10.5 = getelementptr inbounds nuw i8, ptr %_14.i9.5, i64 6, !dbg !77
  store i8 5, ptr %end.i10.5, align 1, !dbg !83
  store i64 7, ptr %1, align 8, !dbg !53
  %self1.i7.6 = load i64, ptr %bytes, align 8, !dbg !56, !range !65, !alias.scope !66, !noundef !12
  %_4.i8.6 = icmp eq i64 %self1.i7.6, 7, !dbg !69
  br i1 %_4.i8.6, label %bb1.i11.6, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.6", !dbg !69

bb1.i11.6:                                        ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.5"
; call <alloc::raw_vec::RawVec<u8>>::grow_one
  call void @_RNvMs3_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechE8grow_oneB7_(ptr noalias noundef nonnull align 8 dereferenceable(24) %bytes) #15, !dbg !70
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.6", !dbg !71

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.6": ; preds = %bb1.i11.6, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.5"
  %_14.i9.6 = load ptr, ptr %0, align 8, !dbg !72, !alias.scope !66, !nonnull !12, !noundef !12
  %end.i10.6 = getelementptr inbounds nuw i8, ptr %_14.i9.6, i64 7, !dbg !77
  store i8 6, ptr %end.i10.6, align 1, !dbg !83
  store i64 8, ptr %1, align 8, !dbg !53
  %self1.i7.7 = load i64, ptr %bytes, align 8, !dbg !56, !range !65, !alias.scope !66, !noundef !12
  %_4.i8.7 = icmp eq i64 %self1.i7.7, 8, !dbg !69
  br i1 %_4.i8.7, label %bb1.i11.7, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.7", !dbg !69

bb1.i11.7:                                        ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.6"
; call <alloc::raw_vec::RawVec<u8>>::grow_one
  call void @_RNvMs3_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechE8grow_oneB7_(ptr noalias noundef nonnull align 8 dereferenceable(24) %bytes) #15, !dbg !70
  %self1.i7.8.pre = load i64, ptr %bytes, align 8, !dbg !56, !range !65, !alias.scope !66
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.7", !dbg !71

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.7": ; preds = %bb1.i11.7, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.6"
  %self1.i7.8 = phi i64 [ %self1.i7.8.pre, %bb1.i11.7 ], [ %self1.i7.7, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.6" ], !dbg !56
  %_14.i9.7 = load ptr, ptr %0, align 8, !dbg !72, !alias.scope !66, !nonnull !12, !noundef !12
  %end.i10.7 = getelementptr inbounds nuw i8, ptr %_14.i9.7, i64 8, !dbg !77
  store i8 7, ptr %end.i10.7, align 1, !dbg !83
  store i64 9, ptr %1, align 8, !dbg !53
  %_4.i8.8 = icmp eq i64 %self1.i7.8, 9, !dbg !69
  br i1 %_4.i8.8, label %bb1.i11.8, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.8", !dbg !69

bb1.i11.8:                                        ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.7"
; call <alloc::raw_vec::RawVec<u8>>::grow_one
  call void @_RNvMs3_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechE8grow_oneB7_(ptr noalias noundef nonnull align 8 dereferenceable(24) %bytes) #15, !dbg !70
  %self1.i7.9.pre = load i64, ptr %bytes, align 8, !dbg !56, !range !65, !alias.scope !66
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.8", !dbg !71

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.8": ; preds = %bb1.i11.8, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.7"
  %self1.i7.9 = phi i64 [ %self1.i7.9.pre, %bb1.i11.8 ], [ %self1.i7.8, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.7" ], !dbg !56
  %_14.i9.8 = load ptr, ptr %0, align 8, !dbg !72, !alias.scope !66, !nonnull !12, !noundef !12
  %end.i10.8 = getelementptr inbounds nuw i8, ptr %_14.i9.8, i64 9, !dbg !77
  store i8 8, ptr %end.i10.8, align 1, !dbg !83
  store i64 10, ptr %1, align 8, !dbg !53
  %_4.i8.9 = icmp eq i64 %self1.i7.9, 10, !dbg !69
  br i1 %_4.i8.9, label %bb1.i11.9, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.9", !dbg !69

bb1.i11.9:                                        ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.8"
; call <alloc::raw_vec::RawVec<u8>>::grow_one
  call void @_RNvMs3_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechE8grow_oneB7_(ptr noalias noundef nonnull align 8 dereferenceable(24) %bytes) #15, !dbg !70
  %self1.i7.10.pre = load i64, ptr %bytes, align 8, !dbg !56, !range !65, !alias.scope !66
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.9", !dbg !71

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.9": ; preds = %bb1.i11.9, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.8"
  %self1.i7.10 = phi i64 [ %self1.i7.10.pre, %bb1.i11.9 ], [ %self1.i7.9, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.8" ], !dbg !56
  %_14.i9.9 = load ptr, ptr %0, align 8, !dbg !72, !alias.scope !66, !nonnull !12, !noundef !12
  %end.i10.9 = getelementptr inbounds nuw i8, ptr %_14.i9.9, i64 10, !dbg !77
  store i8 9, ptr %end.i10.9, align 1, !dbg !83
  store i64 11, ptr %1, align 8, !dbg !53
  %_4.i8.10 = icmp eq i64 %self1.i7.10, 11, !dbg !69
  br i1 %_4.i8.10, label %bb1.i11.10, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.10", !dbg !69

bb1.i11.10:                                       ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.9"
; call <alloc::raw_vec::RawVec<u8>>::grow_one
  call void @_RNvMs3_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechE8grow_oneB7_(ptr noalias noundef nonnull align 8 dereferenceable(24) %bytes) #15, !dbg !70
  %self1.i7.11.pre = load i64, ptr %bytes, align 8, !dbg !56, !range !65, !alias.scope !66
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.10", !dbg !71

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.10": ; preds = %bb1.i11.10, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.9"
  %self1.i7.11 = phi i64 [ %self1.i7.11.pre, %bb1.i11.10 ], [ %self1.i7.10, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.9" ], !dbg !56
  %_14.i9.10 = load ptr, ptr %0, align 8, !dbg !72, !alias.scope !66, !nonnull !12, !noundef !12
  %end.i10.10 = getelementptr inbounds nuw i8, ptr %_14.i9.10, i64 11, !dbg !77
  store i8 10, ptr %end.i10.10, align 1, !dbg !83
  store i64 12, ptr %1, align 8, !dbg !53
  %_4.i8.11 = icmp eq i64 %self1.i7.11, 12, !dbg !69
  br i1 %_4.i8.11, label %bb1.i11.11, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.11", !dbg !69

bb1.i11.11:                                       ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.10"
; call <alloc::raw_vec::RawVec<u8>>::grow_one
  call void @_RNvMs3_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechE8grow_oneB7_(ptr noalias noundef nonnull align 8 dereferenceable(24) %bytes) #15, !dbg !70
  %self1.i7.12.pre = load i64, ptr %bytes, align 8, !dbg !56, !range !65, !alias.scope !66
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.11", !dbg !71

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.11": ; preds = %bb1.i11.11, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.10"
  %self1.i7.12 = phi i64 [ %self1.i7.12.pre, %bb1.i11.11 ], [ %self1.i7.11, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.10" ], !dbg !56
  %_14.i9.11 = load ptr, ptr %0, align 8, !dbg !72, !alias.scope !66, !nonnull !12, !noundef !12
  %end.i10.11 = getelementptr inbounds nuw i8, ptr %_14.i9.11, i64 12, !dbg !77
  store i8 11, ptr %end.i10.11, align 1, !dbg !83
  store i64 13, ptr %1, align 8, !dbg !53
  %_4.i8.12 = icmp eq i64 %self1.i7.12, 13, !dbg !69
  br i1 %_4.i8.12, label %bb1.i11.12, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.12", !dbg !69

bb1.i11.12:                                       ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.11"
; call <alloc::raw_vec::RawVec<u8>>::grow_one
  call void @_RNvMs3_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechE8grow_oneB7_(ptr noalias noundef nonnull align 8 dereferenceable(24) %bytes) #15, !dbg !70
  %self1.i7.13.pre = load i64, ptr %bytes, align 8, !dbg !56, !range !65, !alias.scope !66
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.12", !dbg !71

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.12": ; preds = %bb1.i11.12, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.11"
  %self1.i7.13 = phi i64 [ %self1.i7.13.pre, %bb1.i11.12 ], [ %self1.i7.12, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.11" ], !dbg !56
  %_14.i9.12 = load ptr, ptr %0, align 8, !dbg !72, !alias.scope !66, !nonnull !12, !noundef !12
  %end.i10.12 = getelementptr inbounds nuw i8, ptr %_14.i9.12, i64 13, !dbg !77
  store i8 12, ptr %end.i10.12, align 1, !dbg !83
  store i64 14, ptr %1, align 8, !dbg !53
  %_4.i8.13 = icmp eq i64 %self1.i7.13, 14, !dbg !69
  br i1 %_4.i8.13, label %bb1.i11.13, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.13", !dbg !69

bb1.i11.13:                                       ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.12"
; call <alloc::raw_vec::RawVec<u8>>::grow_one
  call void @_RNvMs3_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechE8grow_oneB7_(ptr noalias noundef nonnull align 8 dereferenceable(24) %bytes) #15, !dbg !70
  %self1.i7.14.pre = load i64, ptr %bytes, align 8, !dbg !56, !range !65, !alias.scope !66
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.13", !dbg !71

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.13": ; preds = %bb1.i11.13, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.12"
  %self1.i7.14 = phi i64 [ %self1.i7.14.pre, %bb1.i11.13 ], [ %self1.i7.13, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.12" ], !dbg !56
  %_14.i9.13 = load ptr, ptr %0, align 8, !dbg !72, !alias.scope !66, !nonnull !12, !noundef !12
  %end.i10.13 = getelementptr inbounds nuw i8, ptr %_14.i9.13, i64 14, !dbg !77
  store i8 13, ptr %end.i10.13, align 1, !dbg !83
  store i64 15, ptr %1, align 8, !dbg !53
  %_4.i8.14 = icmp eq i64 %self1.i7.14, 15, !dbg !69
  br i1 %_4.i8.14, label %bb1.i11.14, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.14", !dbg !69

bb1.i11.14:                                       ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.13"
; call <alloc::raw_vec::RawVec<u8>>::grow_one
  call void @_RNvMs3_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechE8grow_oneB7_(ptr noalias noundef nonnull align 8 dereferenceable(24) %bytes) #15, !dbg !70
  %self1.i7.15.pre = load i64, ptr %bytes, align 8, !dbg !56, !range !65, !alias.scope !66
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.14", !dbg !71

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.14": ; preds = %bb1.i11.14, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.13"
  %self1.i7.15 = phi i64 [ %self1.i7.15.pre, %bb1.i11.14 ], [ %self1.i7.14, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.13" ], !dbg !56
  %_14.i9.14 = load ptr, ptr %0, align 8, !dbg !72, !alias.scope !66, !nonnull !12, !noundef !12
  %end.i10.14 = getelementptr inbounds nuw i8, ptr %_14.i9.14, i64 15, !dbg !77
  store i8 14, ptr %end.i10.14, align 1, !dbg !83
  store i64 16, ptr %1, align 8, !dbg !53
  %_4.i8.15 = icmp eq i64 %self1.i7.15, 16, !dbg !69
  br i1 %_4.i8.15, label %bb1.i11.15, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.15", !dbg !69

bb1.i11.15:                                       ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.14"
; call <alloc::raw_vec::RawVec<u8>>::grow_one
  call void @_RNvMs3_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechE8grow_oneB7_(ptr noalias noundef nonnull align 8 dereferenceable(24) %bytes) #15, !dbg !70
  %self1.i7.16.pre = load i64, ptr %bytes, align 8, !dbg !56, !range !65, !alias.scope !66
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.15", !dbg !71

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.15": ; preds = %bb1.i11.15, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.14"
  %self1.i7.16 = phi i64 [ %self1.i7.16.pre, %bb1.i11.15 ], [ %self1.i7.15, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.14" ], !dbg !56
  %_14.i9.15 = load ptr, ptr %0, align 8, !dbg !72, !alias.scope !66, !nonnull !12, !noundef !12
  %end.i10.15 = getelementptr inbounds nuw i8, ptr %_14.i9.15, i64 16, !dbg !77
  store i8 15, ptr %end.i10.15, align 1, !dbg !83
  store i64 17, ptr %1, align 8, !dbg !53
  %_4.i8.16 = icmp eq i64 %self1.i7.16, 17, !dbg !69
  br i1 %_4.i8.16, label %bb1.i11.16, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.16", !dbg !69

bb1.i11.16:                                       ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.15"
; call <alloc::raw_vec::RawVec<u8>>::grow_one
  call void @_RNvMs3_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechE8grow_oneB7_(ptr noalias noundef nonnull align 8 dereferenceable(24) %bytes) #15, !dbg !70
  %_14.i9.16.pre = load ptr, ptr %0, align 8, !dbg !72, !alias.scope !66
  %self1.i7.17.pre = load i64, ptr %bytes, align 8, !dbg !56, !range !65, !alias.scope !66
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.16", !dbg !71

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.16": ; preds = %bb1.i11.16, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.15"
  %self1.i7.17 = phi i64 [ %self1.i7.17.pre, %bb1.i11.16 ], [ %self1.i7.16, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.15" ], !dbg !56
  %_14.i9.16 = phi ptr [ %_14.i9.16.pre, %bb1.i11.16 ], [ %_14.i9.15, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.15" ], !dbg !72
  %end.i10.16 = getelementptr inbounds nuw i8, ptr %_14.i9.16, i64 17, !dbg !77
  store i8 16, ptr %end.i10.16, align 1, !dbg !83
  store i64 18, ptr %1, align 8, !dbg !53
  %_4.i8.17 = icmp eq i64 %self1.i7.17, 18, !dbg !69
  br i1 %_4.i8.17, label %bb1.i11.17, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.17", !dbg !69

bb1.i11.17:                                       ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.16"
; call <alloc::raw_vec::RawVec<u8>>::grow_one
  call void @_RNvMs3_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechE8grow_oneB7_(ptr noalias noundef nonnull align 8 dereferenceable(24) %bytes) #15, !dbg !70
  %_14.i9.17.pre = load ptr, ptr %0, align 8, !dbg !72, !alias.scope !66
  %self1.i7.18.pre = load i64, ptr %bytes, align 8, !dbg !56, !range !65, !alias.scope !66
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.17", !dbg !71

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.17": ; preds = %bb1.i11.17, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.16"
  %self1.i7.18 = phi i64 [ %self1.i7.18.pre, %bb1.i11.17 ], [ %self1.i7.17, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.16" ], !dbg !56
  %_14.i9.17 = phi ptr [ %_14.i9.17.pre, %bb1.i11.17 ], [ %_14.i9.16, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.16" ], !dbg !72
  %end.i10.17 = getelementptr inbounds nuw i8, ptr %_14.i9.17, i64 18, !dbg !77
  store i8 17, ptr %end.i10.17, align 1, !dbg !83
  store i64 19, ptr %1, align 8, !dbg !53
  %_4.i8.18 = icmp eq i64 %self1.i7.18, 19, !dbg !69
  br i1 %_4.i8.18, label %bb1.i11.18, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.18", !dbg !69

bb1.i11.18:                                       ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.17"
; call <alloc::raw_vec::RawVec<u8>>::grow_one
  call void @_RNvMs3_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechE8grow_oneB7_(ptr noalias noundef nonnull align 8 dereferenceable(24) %bytes) #15, !dbg !70
  %_14.i9.18.pre = load ptr, ptr %0, align 8, !dbg !72, !alias.scope !66
  %self1.i7.19.pre = load i64, ptr %bytes, align 8, !dbg !56, !range !65, !alias.scope !66
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.18", !dbg !71

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.18": ; preds = %bb1.i11.18, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.17"
  %self1.i7.19 = phi i64 [ %self1.i7.19.pre, %bb1.i11.18 ], [ %self1.i7.18, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.17" ], !dbg !56
  %_14.i9.18 = phi ptr [ %_14.i9.18.pre, %bb1.i11.18 ], [ %_14.i9.17, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.17" ], !dbg !72
  %end.i10.18 = getelementptr inbounds nuw i8, ptr %_14.i9.18, i64 19, !dbg !77
  store i8 18, ptr %end.i10.18, align 1, !dbg !83
  store i64 20, ptr %1, align 8, !dbg !53
  %_4.i8.19 = icmp eq i64 %self1.i7.19, 20, !dbg !69
  br i1 %_4.i8.19, label %bb1.i11.19, label %bb24, !dbg !69

bb1.i11.19:                                       ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.18"
; call <alloc::raw_vec::RawVec<u8>>::grow_one
  call void @_RNvMs3_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechE8grow_oneB7_(ptr noalias noundef nonnull align 8 dereferenceable(24) %bytes) #15, !dbg !70
  %_14.i9.19.pre = load ptr, ptr %0, align 8, !dbg !72, !alias.scope !66
  br label %bb24, !dbg !71

bb24:                                             ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.18", %bb1.i11.19
  %_29 = phi ptr [ %_14.i9.19.pre, %bb1.i11.19 ], [ %_14.i9.18, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE.exit12.18" ], !dbg !85
  %end.i10.19 = getelementptr inbounds nuw i8, ptr %_29, i64 20, !dbg !77
  store i8 19, ptr %end.i10.19, align 1, !dbg !83
  store i64 21, ptr %1, align 8, !dbg !53
  %_7 = load i8, ptr %_29, align 1, !dbg !102, !noundef !12
  %2 = icmp eq i8 %_7, 7, !dbg !102
  br i1 %2, label %bb10, label %bb25, !dbg !102, !prof !103

bb10:                                             ; preds = %bb25, %bb24
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_d69acc06a336f00a520cccff9e60176b, i64 noundef 71, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_6fe4798710959aad00c034c3f7700667) #16, !dbg !104
  unreachable, !dbg !104

bb25:                                             ; preds = %bb24
  %_9 = load i8, ptr %end.i10.19, align 1, !dbg !105, !noundef !12
  %3 = icmp eq i8 %_9, 19, !dbg !105
  br i1 %3, label %bb6, label %bb10, !dbg !105, !prof !106

bb6:                                              ; preds = %bb25
  call void @llvm.lifetime.start.p0(ptr nonnull %text), !dbg !107
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #14, !dbg !108, !noalias !156
; call __rustc::__rust_alloc
  %4 = call noundef dereferenceable_or_null(2) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, -9223372036854775808) 2, i64 noundef 1) #14, !dbg !159, !noalias !156
  %5 = icmp eq ptr %4, null, !dbg !160
  br i1 %5, label %bb29, label %_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String4push.exit, !dbg !162, !prof !103

bb29:                                             ; preds = %bb6
; call alloc::raw_vec::handle_error
  call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef 1, i64 2) #17, !dbg !163
  unreachable, !dbg !163

_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String4push.exit: ; preds = %bb6
  store i16 25185, ptr %4, align 1, !dbg !165
  store i64 2, ptr %text, align 8, !dbg !174
  %_37.sroa.4.0.text.sroa_idx = getelementptr inbounds nuw i8, ptr %text, i64 8, !dbg !174
  store ptr %4, ptr %_37.sroa.4.0.text.sroa_idx, align 8, !dbg !174
  %_37.sroa.6.0.text.sroa_idx = getelementptr inbounds nuw i8, ptr %text, i64 16, !dbg !174
  store i64 2, ptr %_37.sroa.6.0.text.sroa_idx, align 8, !dbg !174
  call void @llvm.experimental.noalias.scope.decl(metadata !178), !dbg !181
; call alloc::raw_vec::RawVecInner<A>::reserve::do_reserve_and_handle
  call fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$7reserve21do_reserve_and_handle17h0a414af86a2476bcE"(ptr noalias noundef nonnull align 8 dereferenceable(24) %text, i64 noundef 2, i64 noundef 1) #14, !dbg !183
  %count.pre.i = load i64, ptr %_37.sroa.6.0.text.sroa_idx, align 8, !dbg !196, !alias.scope !178
  %_20.i = load ptr, ptr %_37.sroa.4.0.text.sroa_idx, align 8, !dbg !202, !alias.scope !178, !nonnull !12, !noundef !12
  %_21.i = icmp sgt i64 %count.pre.i, -1, !dbg !211
  call void @llvm.assume(i1 %_21.i), !dbg !213
  %_8.i = getelementptr inbounds nuw i8, ptr %_20.i, i64 %count.pre.i, !dbg !214
  store i8 99, ptr %_8.i, align 1, !dbg !217, !noalias !178
  store i64 3, ptr %_37.sroa.6.0.text.sroa_idx, align 8, !dbg !224, !alias.scope !178
  call void @llvm.experimental.noalias.scope.decl(metadata !227), !dbg !230
  %self2.i.i15 = load i64, ptr %text, align 8, !dbg !241, !range !65, !alias.scope !252, !noundef !12
  %_9.i.i = add nsw i64 %self2.i.i15, -3, !dbg !255
  %_7.i.i16 = icmp ult i64 %_9.i.i, 2, !dbg !261
  br i1 %_7.i.i16, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17hc92799e7b5401b70E.exit", label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17hc92799e7b5401b70E.exit.thread", !dbg !262, !prof !103

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17hc92799e7b5401b70E.exit.thread": ; preds = %_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String4push.exit
  %dst.i43 = getelementptr inbounds nuw i8, ptr %_20.i, i64 3, !dbg !263
  store i16 25956, ptr %dst.i43, align 1, !dbg !267, !noalias !227
  br label %bb13, !dbg !270

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17hc92799e7b5401b70E.exit": ; preds = %_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String4push.exit
; call alloc::raw_vec::RawVecInner<A>::reserve::do_reserve_and_handle
  call fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$7reserve21do_reserve_and_handle17h0a414af86a2476bcE"(ptr noalias noundef nonnull align 8 dereferenceable(24) %text, i64 noundef 3, i64 noundef 2) #14, !dbg !271
  %len.pre.i = load i64, ptr %_37.sroa.6.0.text.sroa_idx, align 8, !dbg !272, !alias.scope !227
  %_11.i.pre = load ptr, ptr %_37.sroa.4.0.text.sroa_idx, align 8, !dbg !275, !alias.scope !227
  %_10.i = icmp sgt i64 %len.pre.i, -1, !dbg !284
  call void @llvm.assume(i1 %_10.i), !dbg !286
  %dst.i = getelementptr inbounds nuw i8, ptr %_11.i.pre, i64 %len.pre.i, !dbg !263
  store i16 25956, ptr %dst.i, align 1, !dbg !267, !noalias !227
  %6 = icmp eq i64 %len.pre.i, 3, !dbg !270
  br i1 %6, label %bb13, label %bb17, !dbg !270, !prof !287

bb13:                                             ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17hc92799e7b5401b70E.exit.thread", %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17hc92799e7b5401b70E.exit"
  %_11.i45 = phi ptr [ %_20.i, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17hc92799e7b5401b70E.exit.thread" ], [ %_11.i.pre, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17hc92799e7b5401b70E.exit" ]
  %7 = getelementptr inbounds nuw i8, ptr %_11.i45, i64 4, !dbg !288
  %_17 = load i8, ptr %7, align 1, !dbg !288, !noundef !12
  %8 = icmp eq i8 %_17, 101, !dbg !288
  br i1 %8, label %bb14, label %bb17, !dbg !288, !prof !106

bb14:                                             ; preds = %bb13
  %text.val = load i64, ptr %text, align 8, !dbg !289, !range !65, !noundef !12
  %9 = icmp eq i64 %text.val, 0, !dbg !290
  br i1 %9, label %"_ZN4core3ptr42drop_in_place$LT$alloc..string..String$GT$17hb7b619ff502bcb0bE.exit", label %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i.i.i, !dbg !290

_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i.i.i: ; preds = %bb14
; call __rustc::__rust_dealloc
  call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_11.i45, i64 noundef %text.val, i64 noundef range(i64 1, -9223372036854775807) 1) #14, !dbg !305
  br label %"_ZN4core3ptr42drop_in_place$LT$alloc..string..String$GT$17hb7b619ff502bcb0bE.exit", !dbg !314

"_ZN4core3ptr42drop_in_place$LT$alloc..string..String$GT$17hb7b619ff502bcb0bE.exit": ; preds = %bb14, %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %text), !dbg !289
  %bytes.val = load i64, ptr %bytes, align 8, !dbg !315, !range !65, !noundef !12
  %10 = icmp eq i64 %bytes.val, 0, !dbg !316
  br i1 %10, label %"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17h0c380887eedea6dbE.exit", label %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i.i, !dbg !316

_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i.i: ; preds = %"_ZN4core3ptr42drop_in_place$LT$alloc..string..String$GT$17hb7b619ff502bcb0bE.exit"
  %bytes.val4 = load ptr, ptr %0, align 8, !dbg !315, !nonnull !12, !noundef !12
; call __rustc::__rust_dealloc
  call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %bytes.val4, i64 noundef %bytes.val, i64 noundef range(i64 1, -9223372036854775807) 1) #14, !dbg !322
  br label %"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17h0c380887eedea6dbE.exit", !dbg !327

"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17h0c380887eedea6dbE.exit": ; preds = %"_ZN4core3ptr42drop_in_place$LT$alloc..string..String$GT$17hb7b619ff502bcb0bE.exit", %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %bytes), !dbg !315
  ret void, !dbg !328

bb17:                                             ; preds = %bb13, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17hc92799e7b5401b70E.exit"
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_d0b7ceac44d093902b07e7587d242448, i64 noundef 63, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b38d6f5943320b8c82639d6df77780fc) #16, !dbg !329
  unreachable, !dbg !329
}

; std::rt::lang_start
; Function Attrs: nounwind nonlazybind uwtable
define hidden noundef i64 @_ZN3std2rt10lang_start17h89c20c8e9e8c4edbE(ptr noundef nonnull %main, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) unnamed_addr #0 !dbg !330 {
start:
  %_7 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_7), !dbg !334
  store ptr %main, ptr %_7, align 8, !dbg !334
; call std::rt::lang_start_internal
  %_0 = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) #14, !dbg !335
  call void @llvm.lifetime.end.p0(ptr nonnull %_7), !dbg !336
  ret i64 %_0, !dbg !337
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h20f15e71e05336e8E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #1 !dbg !338 {
start:
  %_4 = load ptr, ptr %_1, align 8, !dbg !340, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17hf5e0fd66bb5b7a53E(ptr noundef nonnull %_4) #15, !dbg !341
  ret i32 0, !dbg !342
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17hf5e0fd66bb5b7a53E(ptr noundef nonnull readonly captures(none) %f) unnamed_addr #2 !dbg !343 {
start:
  tail call void %f() #14, !dbg !347
  tail call void asm sideeffect "", "~{memory}"() #14, !dbg !354, !srcloc !360
  ret void, !dbg !361
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal noundef i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h9c0a102e27a145e5E"(ptr noundef readonly captures(none) %_1) unnamed_addr #1 !dbg !362 {
start:
  %0 = load ptr, ptr %_1, align 8, !dbg !363, !nonnull !12, !noundef !12
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17hf5e0fd66bb5b7a53E(ptr noundef nonnull readonly %0) #15, !dbg !364, !noalias !368
  ret i32 0, !dbg !363
}

; alloc::raw_vec::RawVecInner<A>::finish_grow
; Function Attrs: cold nounwind nonlazybind uwtable
define internal fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17h2a262ccf56fd0ff8E"(ptr dead_on_unwind noalias noundef nonnull writable writeonly align 8 captures(none) dereferenceable(24) initializes((0, 8)) %_0, i64 %self.0.val, ptr %self.8.val, i64 noundef %cap) unnamed_addr #3 !dbg !371 {
start:
  %_38 = icmp sgt i64 %cap, -1, !dbg !373
  br i1 %_38, label %bb15, label %bb11, !dbg !379

bb15:                                             ; preds = %start
  %0 = icmp eq i64 %self.0.val, 0, !dbg !387
  br i1 %0, label %bb5, label %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator4grow.exit, !dbg !387

_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator4grow.exit: ; preds = %bb15
  %1 = icmp ne ptr %self.8.val, null
  tail call void @llvm.assume(i1 %1)
  %cond.i.i = icmp uge i64 %cap, %self.0.val, !dbg !391
  tail call void @llvm.assume(i1 %cond.i.i), !dbg !400
; call __rustc::__rust_realloc
  %raw_ptr.i.i = tail call noundef ptr @_RNvCsfLfy6EI15iL_7___rustc14___rust_realloc(ptr noundef nonnull %self.8.val, i64 noundef %self.0.val, i64 noundef 1, i64 noundef range(i64 0, -9223372036854775808) %cap) #14, !dbg !403
  br label %bb7, !dbg !406

bb5:                                              ; preds = %bb15
  %2 = icmp eq i64 %cap, 0, !dbg !407
  br i1 %2, label %bb9, label %bb4.i.i, !dbg !407

bb4.i.i:                                          ; preds = %bb5
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #14, !dbg !411
; call __rustc::__rust_alloc
  %3 = tail call noundef ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, -9223372036854775808) %cap, i64 noundef 1) #14, !dbg !413
  br label %bb7, !dbg !414

bb7:                                              ; preds = %bb4.i.i, %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator4grow.exit
  %raw_ptr.i.i.pn = phi ptr [ %raw_ptr.i.i, %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator4grow.exit ], [ %3, %bb4.i.i ]
  %4 = icmp eq ptr %raw_ptr.i.i.pn, null, !dbg !421
  br i1 %4, label %bb8, label %bb9, !dbg !423

bb8:                                              ; preds = %bb7
  %5 = getelementptr inbounds nuw i8, ptr %_0, i64 8, !dbg !424
  store i64 1, ptr %5, align 8, !dbg !424
  br label %bb11, !dbg !425

bb9:                                              ; preds = %bb5, %bb7
  %raw_ptr.i.i.pn7 = phi ptr [ %raw_ptr.i.i.pn, %bb7 ], [ inttoptr (i64 1 to ptr), %bb5 ]
  %6 = getelementptr inbounds nuw i8, ptr %_0, i64 8, !dbg !426
  store ptr %raw_ptr.i.i.pn7, ptr %6, align 8, !dbg !426
  br label %bb11, !dbg !428

bb11:                                             ; preds = %start, %bb9, %bb8
  %.sink8 = phi i64 [ 16, %bb9 ], [ 16, %bb8 ], [ 8, %start ]
  %cap.sink = phi i64 [ %cap, %bb9 ], [ %cap, %bb8 ], [ 0, %start ]
  %storemerge8 = phi i64 [ 0, %bb9 ], [ 1, %bb8 ], [ 1, %start ], !dbg !429
  %7 = getelementptr inbounds nuw i8, ptr %_0, i64 %.sink8, !dbg !429
  store i64 %cap.sink, ptr %7, align 8, !dbg !429
  store i64 %storemerge8, ptr %_0, align 8, !dbg !429
  ret void, !dbg !430
}

; alloc::raw_vec::RawVecInner<A>::reserve::do_reserve_and_handle
; Function Attrs: cold nounwind nonlazybind uwtable
define internal fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$7reserve21do_reserve_and_handle17h0a414af86a2476bcE"(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(16) %slf, i64 noundef %len, i64 noundef %additional) unnamed_addr #3 personality ptr @rust_eh_personality !dbg !431 {
start:
  %self3.i = alloca [24 x i8], align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !434), !dbg !437
  %_25.0.i = add i64 %additional, %len, !dbg !439
  %_25.1.i = icmp ult i64 %_25.0.i, %len, !dbg !439
  br i1 %_25.1.i, label %bb2, label %bb9.i, !dbg !444

bb9.i:                                            ; preds = %start
  %self5.i = load i64, ptr %slf, align 8, !dbg !449, !range !65, !alias.scope !434, !noundef !12
  %v16.i = shl nuw i64 %self5.i, 1, !dbg !449
  %..i.i = tail call noundef i64 @llvm.umax.i64(i64 %_25.0.i, i64 range(i64 0, -1) %v16.i), !dbg !451
  %..i16.i = tail call noundef i64 @llvm.umax.i64(i64 %..i.i, i64 8), !dbg !459
  call void @llvm.lifetime.start.p0(ptr nonnull %self3.i), !dbg !463, !noalias !434
  %0 = getelementptr inbounds nuw i8, ptr %slf, i64 8, !dbg !465
  %self.val15.i = load ptr, ptr %0, align 8, !dbg !465, !alias.scope !434
; call alloc::raw_vec::RawVecInner<A>::finish_grow
  call fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17h2a262ccf56fd0ff8E"(ptr noalias noundef align 8 captures(none) dereferenceable(24) %self3.i, i64 %self5.i, ptr %self.val15.i, i64 noundef %..i16.i) #14, !dbg !465
  %_37.i = load i64, ptr %self3.i, align 8, !dbg !466, !range !472, !noalias !434, !noundef !12
  %1 = trunc nuw i64 %_37.i to i1, !dbg !473
  %2 = getelementptr inbounds nuw i8, ptr %self3.i, i64 8, !dbg !474
  br i1 %1, label %bb18.i, label %bb3, !dbg !473

bb18.i:                                           ; preds = %bb9.i
  %e.0.i = load i64, ptr %2, align 8, !dbg !475, !range !476, !noalias !434, !noundef !12
  %3 = getelementptr inbounds nuw i8, ptr %self3.i, i64 16, !dbg !475
  %e.1.i = load i64, ptr %3, align 8, !dbg !475, !noalias !434
  call void @llvm.lifetime.end.p0(ptr nonnull %self3.i), !dbg !477, !noalias !434
  br label %bb2, !dbg !478

bb2:                                              ; preds = %bb18.i, %start
  %_0.sroa.5.0.i.ph = phi i64 [ undef, %start ], [ %e.1.i, %bb18.i ]
  %_0.sroa.0.0.i.ph = phi i64 [ 0, %start ], [ %e.0.i, %bb18.i ]
; call alloc::raw_vec::handle_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %_0.sroa.0.0.i.ph, i64 %_0.sroa.5.0.i.ph) #17, !dbg !480
  unreachable, !dbg !480

bb3:                                              ; preds = %bb9.i
  %v.0.i = load ptr, ptr %2, align 8, !dbg !481, !noalias !434, !nonnull !12, !noundef !12
  call void @llvm.lifetime.end.p0(ptr nonnull %self3.i), !dbg !477, !noalias !434
  store ptr %v.0.i, ptr %0, align 8, !dbg !482, !alias.scope !434
  %4 = icmp sgt i64 %..i16.i, -1, !dbg !486
  tail call void @llvm.assume(i1 %4), !dbg !486
  store i64 %..i16.i, ptr %slf, align 8, !dbg !492, !alias.scope !434
  ret void, !dbg !493
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

; __rustc::__rust_dealloc
; Function Attrs: nounwind nonlazybind allockind("free") uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr allocptr noundef captures(address), i64 noundef, i64 noundef range(i64 1, -9223372036854775807)) unnamed_addr #6

; __rustc::__rust_realloc
; Function Attrs: nounwind nonlazybind allockind("realloc,aligned") allocsize(3) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc14___rust_realloc(ptr allocptr noundef, i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #7

; __rustc::__rust_no_alloc_shim_is_unstable_v2
; Function Attrs: nounwind nonlazybind uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() unnamed_addr #0

; __rustc::__rust_alloc
; Function Attrs: nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807)) unnamed_addr #8

; Function Attrs: nounwind nonlazybind uwtable
declare noundef i8 @__VERIFIER_nondet_uchar() unnamed_addr #0

; core::panicking::panic
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #9

; alloc::raw_vec::handle_error
; Function Attrs: cold minsize noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef range(i64 0, -9223372036854775807), i64) unnamed_addr #10

; std::rt::lang_start_internal
; Function Attrs: nounwind nonlazybind uwtable
declare noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48), i64 noundef, ptr noundef, i8 noundef) unnamed_addr #0

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #0

; <alloc::raw_vec::RawVec<u8>>::grow_one
; Function Attrs: noinline nounwind nonlazybind uwtable
declare void @_RNvMs3_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechE8grow_oneB7_(ptr noalias noundef align 8 dereferenceable(16)) unnamed_addr #2

; Function Attrs: nounwind nonlazybind
define noundef i32 @main(i32 %0, ptr %1) unnamed_addr #11 {
top:
  %_7.i = alloca [8 x i8], align 8
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i), !dbg !334
  store ptr @_ZN17rust_bytes_unsafe4main17h82284bd11d0f628aE, ptr %_7.i, align 8, !dbg !334
; call std::rt::lang_start_internal
  %_0.i = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.0, i64 noundef %3, ptr noundef %1, i8 noundef 0) #14, !dbg !335
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i), !dbg !336
  %4 = trunc i64 %_0.i to i32
  ret i32 %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #12

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #13

attributes #0 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { noinline nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { cold nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind nonlazybind allockind("free") uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { nounwind nonlazybind allockind("realloc,aligned") allocsize(3) uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "alloc-variant-zeroed"="_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { cold minsize noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #11 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #13 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nounwind }
attributes #15 = { noinline nounwind }
attributes #16 = { noinline noreturn nounwind }
attributes #17 = { noreturn nounwind }

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
!7 = !DIFile(filename: "rust_bytes_unsafe.rs/@/rust_bytes_unsafe.ac6f9253f5cebd63-cgu.0", directory: ".")
!8 = distinct !DISubprogram(name: "main", linkageName: "_ZN17rust_bytes_unsafe4main17h82284bd11d0f628aE", scope: !10, file: !9, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagMainSubprogram, unit: !6, templateParams: !12)
!9 = !DIFile(filename: "rust_bytes_unsafe.rs", directory: ".", checksumkind: CSK_MD5, checksum: "2eb933338cfacc2b9dc7122081715eb3")
!10 = !DINamespace(name: "rust_bytes_unsafe", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 7, column: 9, scope: !8)
!14 = !DILocation(line: 464, column: 9, scope: !15, inlinedAt: !20)
!15 = distinct !DISubprogram(name: "new<u8>", linkageName: "_ZN5alloc3vec12Vec$LT$T$GT$3new17h18af6574f4df3a32E", scope: !17, file: !16, line: 463, type: !11, scopeLine: 463, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!16 = !DIFile(filename: "library/alloc/src/vec/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "561105229399139e451a3aa6309b761e")
!17 = !DINamespace(name: "Vec", scope: !18)
!18 = !DINamespace(name: "vec", scope: !19)
!19 = !DINamespace(name: "alloc", scope: null)
!20 = !DILocation(line: 7, column: 30, scope: !8)
!21 = !DILocation(line: 8, column: 26, scope: !22)
!22 = distinct !DILexicalBlock(scope: !8, file: !9, line: 7, column: 5)
!23 = !DILocation(line: 1029, column: 22, scope: !24, inlinedAt: !26)
!24 = distinct !DILexicalBlock(scope: !25, file: !16, line: 1025, column: 9)
!25 = distinct !DISubprogram(name: "push_mut<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE", scope: !17, file: !16, line: 1023, type: !11, scopeLine: 1023, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!26 = distinct !DILocation(line: 992, column: 22, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "push<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17h562bb2561624539eE", scope: !17, file: !16, line: 991, type: !11, scopeLine: 991, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!28 = !DILocation(line: 9, column: 11, scope: !29)
!29 = distinct !DILexicalBlock(scope: !22, file: !9, line: 8, column: 5)
!30 = !DILocation(line: 612, column: 9, scope: !31, inlinedAt: !35)
!31 = distinct !DISubprogram(name: "non_null<alloc::alloc::Global, u8>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17hcc64139c5b1802f8E", scope: !33, file: !32, line: 611, type: !11, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!32 = !DIFile(filename: "library/alloc/src/raw_vec/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "78584250230dfe0aae92794a07566ae7")
!33 = !DINamespace(name: "RawVecInner", scope: !34)
!34 = !DINamespace(name: "raw_vec", scope: !19)
!35 = distinct !DILocation(line: 607, column: 14, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "ptr<alloc::alloc::Global, u8>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17hbf21d6d3846be5c0E", scope: !33, file: !32, line: 606, type: !11, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!37 = distinct !DILocation(line: 295, column: 20, scope: !38, inlinedAt: !40)
!38 = distinct !DISubprogram(name: "ptr<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17h8b0888769064c422E", scope: !39, file: !32, line: 294, type: !11, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!39 = !DINamespace(name: "RawVec", scope: !34)
!40 = distinct !DILocation(line: 2000, column: 18, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "as_mut_ptr<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$10as_mut_ptr17hf412b7ffea76d78eE", scope: !17, file: !16, line: 1997, type: !11, scopeLine: 1997, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!42 = distinct !DILocation(line: 1032, column: 28, scope: !24, inlinedAt: !26)
!43 = !{!44}
!44 = distinct !{!44, !45, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE: %self"}
!45 = distinct !{!45, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE"}
!46 = !DILocation(line: 1917, column: 41, scope: !47, inlinedAt: !51)
!47 = distinct !DISubprogram(name: "write<u8>", linkageName: "_ZN4core3ptr5write17had070d0f68423aadE", scope: !49, file: !48, line: 1894, type: !11, scopeLine: 1894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!48 = !DIFile(filename: "library/core/src/ptr/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!49 = !DINamespace(name: "ptr", scope: !50)
!50 = !DINamespace(name: "core", scope: null)
!51 = distinct !DILocation(line: 1033, column: 13, scope: !52, inlinedAt: !26)
!52 = distinct !DILexicalBlock(scope: !24, file: !16, line: 1032, column: 13)
!53 = !DILocation(line: 1034, column: 13, scope: !52, inlinedAt: !54)
!54 = !DILocation(line: 992, column: 22, scope: !27, inlinedAt: !55)
!55 = !DILocation(line: 0, scope: !29)
!56 = !DILocation(line: 617, column: 49, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "capacity<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8capacity17he9367e1e50d57c31E", scope: !33, file: !32, line: 616, type: !11, scopeLine: 616, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!58 = distinct !DILocation(line: 308, column: 20, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "capacity<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8capacity17hcb9f99d740a60231E", scope: !39, file: !32, line: 307, type: !11, scopeLine: 307, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!60 = distinct !DILocation(line: 1028, column: 28, scope: !24, inlinedAt: !61)
!61 = distinct !DILocation(line: 992, column: 22, scope: !27, inlinedAt: !62)
!62 = !DILocation(line: 11, column: 15, scope: !63)
!63 = distinct !DILexicalBlock(scope: !64, file: !9, line: 10, column: 5)
!64 = distinct !DILexicalBlock(scope: !29, file: !9, line: 10, column: 5)
!65 = !{i64 0, i64 -9223372036854775808}
!66 = !{!67}
!67 = distinct !{!67, !68, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE: %self"}
!68 = distinct !{!68, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17h3c4b422351b7e0fdE"}
!69 = !DILocation(line: 1028, column: 12, scope: !24, inlinedAt: !61)
!70 = !DILocation(line: 1029, column: 22, scope: !24, inlinedAt: !61)
!71 = !DILocation(line: 1028, column: 9, scope: !24, inlinedAt: !61)
!72 = !DILocation(line: 612, column: 9, scope: !31, inlinedAt: !73)
!73 = distinct !DILocation(line: 607, column: 14, scope: !36, inlinedAt: !74)
!74 = distinct !DILocation(line: 295, column: 20, scope: !38, inlinedAt: !75)
!75 = distinct !DILocation(line: 2000, column: 18, scope: !41, inlinedAt: !76)
!76 = distinct !DILocation(line: 1032, column: 28, scope: !24, inlinedAt: !61)
!77 = !DILocation(line: 961, column: 18, scope: !78, inlinedAt: !82)
!78 = distinct !DISubprogram(name: "add<u8>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$3add17h5d3ca2289169a3afE", scope: !80, file: !79, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!79 = !DIFile(filename: "library/core/src/ptr/mut_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!80 = !DINamespace(name: "{impl#0}", scope: !81)
!81 = !DINamespace(name: "mut_ptr", scope: !49)
!82 = distinct !DILocation(line: 1032, column: 41, scope: !24, inlinedAt: !61)
!83 = !DILocation(line: 1917, column: 41, scope: !47, inlinedAt: !84)
!84 = distinct !DILocation(line: 1033, column: 13, scope: !52, inlinedAt: !61)
!85 = !DILocation(line: 612, column: 9, scope: !86, inlinedAt: !87)
!86 = distinct !DISubprogram(name: "non_null<alloc::alloc::Global, u8>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17hcc64139c5b1802f8E", scope: !33, file: !32, line: 611, type: !11, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!87 = !DILocation(line: 607, column: 14, scope: !88, inlinedAt: !89)
!88 = distinct !DISubprogram(name: "ptr<alloc::alloc::Global, u8>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17hbf21d6d3846be5c0E", scope: !33, file: !32, line: 606, type: !11, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!89 = !DILocation(line: 295, column: 20, scope: !90, inlinedAt: !91)
!90 = distinct !DISubprogram(name: "ptr<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17h8b0888769064c422E", scope: !39, file: !32, line: 294, type: !11, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!91 = !DILocation(line: 1916, column: 18, scope: !92, inlinedAt: !93)
!92 = distinct !DISubprogram(name: "as_ptr<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$6as_ptr17h4444f136f82fe127E", scope: !17, file: !16, line: 1913, type: !11, scopeLine: 1913, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!93 = !DILocation(line: 1815, column: 76, scope: !94, inlinedAt: !95)
!94 = distinct !DISubprogram(name: "as_slice<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$8as_slice17h4cc96c4c727da8dfE", scope: !17, file: !16, line: 1798, type: !11, scopeLine: 1798, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!95 = !DILocation(line: 3729, column: 14, scope: !96, inlinedAt: !98)
!96 = distinct !DISubprogram(name: "deref<u8, alloc::alloc::Global>", linkageName: "_ZN72_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17hb4f2ddaf6f4d1cecE", scope: !97, file: !16, line: 3728, type: !11, scopeLine: 3728, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!97 = !DINamespace(name: "{impl#9}", scope: !18)
!98 = !DILocation(line: 3804, column: 23, scope: !99, inlinedAt: !101)
!99 = distinct !DISubprogram(name: "index<u8, usize, alloc::alloc::Global>", linkageName: "_ZN81_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..Index$LT$I$GT$$GT$5index17haad09c5503d923ccE", scope: !100, file: !16, line: 3803, type: !11, scopeLine: 3803, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!100 = !DINamespace(name: "{impl#14}", scope: !18)
!101 = !DILocation(line: 13, column: 18, scope: !29)
!102 = !DILocation(line: 13, column: 13, scope: !29)
!103 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!104 = !DILocation(line: 13, column: 5, scope: !29)
!105 = !DILocation(line: 13, column: 30, scope: !29)
!106 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!107 = !DILocation(line: 14, column: 9, scope: !29)
!108 = !DILocation(line: 93, column: 9, scope: !109, inlinedAt: !112)
!109 = distinct !DISubprogram(name: "alloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc5alloc", scope: !111, file: !110, line: 89, type: !11, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!110 = !DIFile(filename: "library/alloc/src/alloc.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "57066d22da38e4b1f3bfd29f3d5ff5ae")
!111 = !DINamespace(name: "alloc", scope: !19)
!112 = distinct !DILocation(line: 190, column: 73, scope: !113, inlinedAt: !116)
!113 = distinct !DILexicalBlock(scope: !114, file: !110, line: 189, column: 13)
!114 = distinct !DISubprogram(name: "alloc_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global18alloc_impl_runtime", scope: !115, file: !110, line: 185, type: !11, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!115 = !DINamespace(name: "Global", scope: !111)
!116 = distinct !DILocation(line: 312, column: 9, scope: !117, inlinedAt: !118)
!117 = distinct !DISubprogram(name: "alloc_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global10alloc_impl", scope: !115, file: !110, line: 311, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!118 = distinct !DILocation(line: 429, column: 14, scope: !119, inlinedAt: !121)
!119 = distinct !DISubprogram(name: "allocate", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate", scope: !120, file: !110, line: 428, type: !11, scopeLine: 428, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!120 = !DINamespace(name: "{impl#1}", scope: !111)
!121 = distinct !DILocation(line: 464, column: 47, scope: !122, inlinedAt: !124)
!122 = distinct !DILexicalBlock(scope: !123, file: !32, line: 453, column: 9)
!123 = distinct !DISubprogram(name: "try_allocate_in<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7ff46ef33dda50f3E", scope: !33, file: !32, line: 445, type: !11, scopeLine: 445, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!124 = distinct !DILocation(line: 433, column: 15, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "with_capacity_in<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h71e4515b485cf484E", scope: !33, file: !32, line: 432, type: !11, scopeLine: 432, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!126 = !DILocation(line: 177, column: 20, scope: !127, inlinedAt: !128)
!127 = distinct !DISubprogram(name: "with_capacity_in<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$16with_capacity_in17h1eb77595db69c4f7E", scope: !39, file: !32, line: 175, type: !11, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!128 = !DILocation(line: 965, column: 20, scope: !129, inlinedAt: !130)
!129 = distinct !DISubprogram(name: "with_capacity_in<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$16with_capacity_in17ha1355f45584f6f20E", scope: !17, file: !16, line: 964, type: !11, scopeLine: 964, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!130 = !DILocation(line: 448, column: 29, scope: !131, inlinedAt: !138)
!131 = distinct !DILexicalBlock(scope: !133, file: !132, line: 447, column: 17)
!132 = !DIFile(filename: "library/alloc/src/slice.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "c354101fc648df7ae7a06556360deeb9")
!133 = distinct !DISubprogram(name: "to_vec<u8, alloc::alloc::Global>", linkageName: "_ZN87_$LT$T$u20$as$u20$alloc..slice..$LT$impl$u20$$u5b$T$u5d$$GT$..to_vec_in..ConvertVec$GT$6to_vec17h0b1177877353cdb5E", scope: !134, file: !132, line: 446, type: !11, scopeLine: 446, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!134 = !DINamespace(name: "{impl#1}", scope: !135)
!135 = !DINamespace(name: "to_vec_in", scope: !136)
!136 = !DINamespace(name: "{impl#0}", scope: !137)
!137 = !DINamespace(name: "slice", scope: !19)
!138 = !DILocation(line: 400, column: 16, scope: !139, inlinedAt: !140)
!139 = distinct !DISubprogram(name: "to_vec_in<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$9to_vec_in17h266265d6959a3c4bE", scope: !136, file: !132, line: 396, type: !11, scopeLine: 396, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!140 = !DILocation(line: 376, column: 14, scope: !141, inlinedAt: !142)
!141 = distinct !DISubprogram(name: "to_vec<u8>", linkageName: "_ZN5alloc5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6to_vec17h169f2fc55fc4c866E", scope: !136, file: !132, line: 372, type: !11, scopeLine: 372, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!142 = !DILocation(line: 842, column: 14, scope: !143, inlinedAt: !145)
!143 = distinct !DISubprogram(name: "to_owned<u8>", linkageName: "_ZN5alloc5slice64_$LT$impl$u20$alloc..borrow..ToOwned$u20$for$u20$$u5b$T$u5d$$GT$8to_owned17h319283d9e8b9d756E", scope: !144, file: !132, line: 841, type: !11, scopeLine: 841, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!144 = !DINamespace(name: "{impl#9}", scope: !137)
!145 = !DILocation(line: 211, column: 62, scope: !146, inlinedAt: !150)
!146 = distinct !DISubprogram(name: "to_owned", linkageName: "_RNvXs2_NtCslNYArtu3iFV_5alloc3streNtNtB7_6borrow7ToOwned8to_owned", scope: !148, file: !147, line: 210, type: !11, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!147 = !DIFile(filename: "library/alloc/src/str.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "df2687b23b15ff9362a5ffa3e0f54f56")
!148 = !DINamespace(name: "{impl#4}", scope: !149)
!149 = !DINamespace(name: "str", scope: !19)
!150 = !DILocation(line: 3114, column: 11, scope: !151, inlinedAt: !155)
!151 = distinct !DISubprogram(name: "from", linkageName: "_RNvXsK_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringINtNtCsgEmfK2I1SDS_4core7convert4FromReE4from", scope: !153, file: !152, line: 3113, type: !11, scopeLine: 3113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!152 = !DIFile(filename: "library/alloc/src/string.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "d83aa07ff14615d36cf46a54ac461721")
!153 = !DINamespace(name: "{impl#48}", scope: !154)
!154 = !DINamespace(name: "string", scope: !19)
!155 = !DILocation(line: 14, column: 20, scope: !29)
!156 = !{!157}
!157 = distinct !{!157, !158, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7ff46ef33dda50f3E: %_0"}
!158 = distinct !{!158, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7ff46ef33dda50f3E"}
!159 = !DILocation(line: 95, column: 9, scope: !109, inlinedAt: !112)
!160 = !DILocation(line: 468, column: 25, scope: !161, inlinedAt: !124)
!161 = distinct !DILexicalBlock(scope: !122, file: !32, line: 463, column: 9)
!162 = !DILocation(line: 433, column: 9, scope: !125, inlinedAt: !126)
!163 = !DILocation(line: 441, column: 25, scope: !164, inlinedAt: !126)
!164 = distinct !DILexicalBlock(scope: !125, file: !32, line: 441, column: 13)
!165 = !DILocation(line: 547, column: 14, scope: !166, inlinedAt: !167)
!166 = distinct !DISubprogram(name: "copy_nonoverlapping<u8>", linkageName: "_ZN4core3ptr19copy_nonoverlapping17h2904ea2aa974f4dcE", scope: !49, file: !48, line: 526, type: !11, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!167 = !DILocation(line: 1252, column: 18, scope: !168, inlinedAt: !172)
!168 = distinct !DISubprogram(name: "copy_to_nonoverlapping<u8>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$22copy_to_nonoverlapping17h7d1820c44f914677E", scope: !170, file: !169, line: 1247, type: !11, scopeLine: 1247, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!169 = !DIFile(filename: "library/core/src/ptr/const_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!170 = !DINamespace(name: "{impl#0}", scope: !171)
!171 = !DINamespace(name: "const_ptr", scope: !49)
!172 = !DILocation(line: 454, column: 36, scope: !173, inlinedAt: !138)
!173 = distinct !DILexicalBlock(scope: !131, file: !132, line: 448, column: 17)
!174 = !DILocation(line: 1014, column: 9, scope: !175, inlinedAt: !177)
!175 = distinct !DISubprogram(name: "from_utf8_unchecked", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String19from_utf8_unchecked", scope: !176, file: !152, line: 1013, type: !11, scopeLine: 1013, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!176 = !DINamespace(name: "String", scope: !154)
!177 = !DILocation(line: 211, column: 18, scope: !146, inlinedAt: !150)
!178 = !{!179}
!179 = distinct !{!179, !180, !"_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String4push: %self"}
!180 = distinct !{!180, !"_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String4push"}
!181 = !DILocation(line: 15, column: 10, scope: !182)
!182 = distinct !DILexicalBlock(scope: !29, file: !9, line: 14, column: 5)
!183 = !DILocation(line: 673, column: 17, scope: !184, inlinedAt: !185)
!184 = distinct !DISubprogram(name: "reserve<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$7reserve17hdae6bc3758fecf88E", scope: !33, file: !32, line: 653, type: !11, scopeLine: 653, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!185 = distinct !DILocation(line: 340, column: 29, scope: !186, inlinedAt: !187)
!186 = distinct !DISubprogram(name: "reserve<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$7reserve17h83b5962f281c00c0E", scope: !39, file: !32, line: 338, type: !11, scopeLine: 338, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!187 = distinct !DILocation(line: 1446, column: 18, scope: !188, inlinedAt: !189)
!188 = distinct !DISubprogram(name: "reserve<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h673cbb3dd611b066E", scope: !17, file: !16, line: 1445, type: !11, scopeLine: 1445, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!189 = distinct !DILocation(line: 1220, column: 18, scope: !190, inlinedAt: !191)
!190 = distinct !DISubprogram(name: "reserve", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String7reserve", scope: !176, file: !152, line: 1219, type: !11, scopeLine: 1219, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!191 = distinct !DILocation(line: 1419, column: 14, scope: !192, inlinedAt: !195)
!192 = distinct !DILexicalBlock(scope: !193, file: !152, line: 1418, column: 9)
!193 = distinct !DILexicalBlock(scope: !194, file: !152, line: 1417, column: 9)
!194 = distinct !DISubprogram(name: "push", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String4push", scope: !176, file: !152, line: 1416, type: !11, scopeLine: 1416, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!195 = distinct !DILocation(line: 15, column: 10, scope: !182)
!196 = !DILocation(line: 2997, column: 19, scope: !197, inlinedAt: !198)
!197 = distinct !DISubprogram(name: "len<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$3len17hf359acb3711ed610E", scope: !17, file: !16, line: 2996, type: !11, scopeLine: 2996, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!198 = distinct !DILocation(line: 1861, column: 18, scope: !199, inlinedAt: !201)
!199 = !DILexicalBlockFile(scope: !200, file: !152, discriminator: 2)
!200 = distinct !DISubprogram(name: "len", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String3len", scope: !176, file: !152, line: 1860, type: !11, scopeLine: 1860, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!201 = distinct !DILocation(line: 1423, column: 93, scope: !192, inlinedAt: !195)
!202 = !DILocation(line: 612, column: 9, scope: !203, inlinedAt: !204)
!203 = distinct !DISubprogram(name: "non_null<alloc::alloc::Global, u8>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17hcc64139c5b1802f8E", scope: !33, file: !32, line: 611, type: !11, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!204 = distinct !DILocation(line: 607, column: 14, scope: !205, inlinedAt: !206)
!205 = distinct !DISubprogram(name: "ptr<alloc::alloc::Global, u8>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17hbf21d6d3846be5c0E", scope: !33, file: !32, line: 606, type: !11, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!206 = distinct !DILocation(line: 295, column: 20, scope: !207, inlinedAt: !208)
!207 = distinct !DISubprogram(name: "ptr<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17h8b0888769064c422E", scope: !39, file: !32, line: 294, type: !11, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!208 = distinct !DILocation(line: 2000, column: 18, scope: !209, inlinedAt: !210)
!209 = distinct !DISubprogram(name: "as_mut_ptr<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$10as_mut_ptr17hf412b7ffea76d78eE", scope: !17, file: !16, line: 1997, type: !11, scopeLine: 1997, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!210 = distinct !DILocation(line: 1423, column: 71, scope: !192, inlinedAt: !195)
!211 = !DILocation(line: 3002, column: 37, scope: !212, inlinedAt: !198)
!212 = distinct !DILexicalBlock(scope: !197, file: !16, line: 2997, column: 9)
!213 = !DILocation(line: 3002, column: 18, scope: !212, inlinedAt: !198)
!214 = !DILocation(line: 961, column: 18, scope: !215, inlinedAt: !216)
!215 = distinct !DISubprogram(name: "add<u8>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$3add17h5d3ca2289169a3afE", scope: !80, file: !79, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!216 = distinct !DILocation(line: 1423, column: 84, scope: !192, inlinedAt: !195)
!217 = !DILocation(line: 1917, column: 13, scope: !218, inlinedAt: !223)
!218 = distinct !DILexicalBlock(scope: !220, file: !219, line: 1912, column: 5)
!219 = !DIFile(filename: "library/core/src/char/methods.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "5d684acd75bd81500f3b16def5f1380a")
!220 = distinct !DISubprogram(name: "encode_utf8_raw_unchecked", linkageName: "_RNvNtNtCsgEmfK2I1SDS_4core4char7methods25encode_utf8_raw_unchecked", scope: !221, file: !219, line: 1911, type: !11, scopeLine: 1911, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!221 = !DINamespace(name: "methods", scope: !222)
!222 = !DINamespace(name: "char", scope: !50)
!223 = distinct !DILocation(line: 1423, column: 13, scope: !192, inlinedAt: !195)
!224 = !DILocation(line: 2168, column: 9, scope: !225, inlinedAt: !226)
!225 = distinct !DISubprogram(name: "set_len<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$7set_len17he0b23183ae896b83E", scope: !17, file: !16, line: 2161, type: !11, scopeLine: 2161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!226 = distinct !DILocation(line: 1424, column: 22, scope: !192, inlinedAt: !195)
!227 = !{!228}
!228 = distinct !{!228, !229, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17hc92799e7b5401b70E: %self"}
!229 = distinct !{!229, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17hc92799e7b5401b70E"}
!230 = !DILocation(line: 56, column: 23, scope: !231, inlinedAt: !236)
!231 = distinct !DILexicalBlock(scope: !233, file: !232, line: 55, column: 9)
!232 = !DIFile(filename: "library/alloc/src/vec/spec_extend.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "64fc232c5e502e0225698dc98d50caf8")
!233 = distinct !DISubprogram(name: "spec_extend<u8, alloc::alloc::Global>", linkageName: "_ZN132_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$$RF$T$C$core..slice..iter..Iter$LT$T$GT$$GT$$GT$11spec_extend17h2adeed92279ae7cbE", scope: !234, file: !232, line: 54, type: !11, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!234 = !DINamespace(name: "{impl#4}", scope: !235)
!235 = !DINamespace(name: "spec_extend", scope: !18)
!236 = !DILocation(line: 3500, column: 14, scope: !237, inlinedAt: !238)
!237 = distinct !DISubprogram(name: "extend_from_slice<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$17extend_from_slice17h3a67f2ca9f22b578E", scope: !17, file: !16, line: 3499, type: !11, scopeLine: 3499, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!238 = !DILocation(line: 1102, column: 18, scope: !239, inlinedAt: !240)
!239 = distinct !DISubprogram(name: "push_str", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String8push_str", scope: !176, file: !152, line: 1101, type: !11, scopeLine: 1101, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!240 = !DILocation(line: 16, column: 10, scope: !182)
!241 = !DILocation(line: 617, column: 49, scope: !242, inlinedAt: !243)
!242 = distinct !DISubprogram(name: "capacity<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8capacity17he9367e1e50d57c31E", scope: !33, file: !32, line: 616, type: !11, scopeLine: 616, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!243 = distinct !DILocation(line: 765, column: 27, scope: !244, inlinedAt: !245)
!244 = distinct !DISubprogram(name: "needs_to_grow<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$13needs_to_grow17h264e0b55cedf0f09E", scope: !33, file: !32, line: 764, type: !11, scopeLine: 764, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!245 = distinct !DILocation(line: 671, column: 17, scope: !184, inlinedAt: !246)
!246 = distinct !DILocation(line: 340, column: 29, scope: !186, inlinedAt: !247)
!247 = distinct !DILocation(line: 1446, column: 18, scope: !188, inlinedAt: !248)
!248 = distinct !DILocation(line: 2879, column: 14, scope: !249, inlinedAt: !251)
!249 = distinct !DILexicalBlock(scope: !250, file: !16, line: 2878, column: 9)
!250 = distinct !DISubprogram(name: "append_elements<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17hc92799e7b5401b70E", scope: !17, file: !16, line: 2877, type: !11, scopeLine: 2877, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!251 = distinct !DILocation(line: 56, column: 23, scope: !231, inlinedAt: !236)
!252 = !{!253, !228}
!253 = distinct !{!253, !254, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h673cbb3dd611b066E: %self"}
!254 = distinct !{!254, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h673cbb3dd611b066E"}
!255 = !DILocation(line: 2494, column: 13, scope: !256, inlinedAt: !260)
!256 = distinct !DISubprogram(name: "wrapping_sub", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj12wrapping_sub", scope: !258, file: !257, line: 2493, type: !11, scopeLine: 2493, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!257 = !DIFile(filename: "library/core/src/num/uint_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!258 = !DINamespace(name: "{impl#11}", scope: !259)
!259 = !DINamespace(name: "num", scope: !50)
!260 = distinct !DILocation(line: 765, column: 56, scope: !244, inlinedAt: !245)
!261 = !DILocation(line: 765, column: 9, scope: !244, inlinedAt: !245)
!262 = !DILocation(line: 671, column: 12, scope: !184, inlinedAt: !246)
!263 = !DILocation(line: 961, column: 18, scope: !264, inlinedAt: !265)
!264 = distinct !DISubprogram(name: "add<u8>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$3add17h5d3ca2289169a3afE", scope: !80, file: !79, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!265 = distinct !DILocation(line: 2883, column: 79, scope: !266, inlinedAt: !251)
!266 = distinct !DILexicalBlock(scope: !249, file: !16, line: 2880, column: 9)
!267 = !DILocation(line: 547, column: 14, scope: !268, inlinedAt: !269)
!268 = distinct !DISubprogram(name: "copy_nonoverlapping<u8>", linkageName: "_ZN4core3ptr19copy_nonoverlapping17h2904ea2aa974f4dcE", scope: !49, file: !48, line: 526, type: !11, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!269 = distinct !DILocation(line: 2883, column: 17, scope: !266, inlinedAt: !251)
!270 = !DILocation(line: 17, column: 13, scope: !182)
!271 = !DILocation(line: 673, column: 17, scope: !184, inlinedAt: !246)
!272 = !DILocation(line: 2997, column: 19, scope: !273, inlinedAt: !274)
!273 = distinct !DISubprogram(name: "len<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$3len17hf359acb3711ed610E", scope: !17, file: !16, line: 2996, type: !11, scopeLine: 2996, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!274 = distinct !DILocation(line: 2880, column: 24, scope: !249, inlinedAt: !251)
!275 = !DILocation(line: 612, column: 9, scope: !276, inlinedAt: !277)
!276 = distinct !DISubprogram(name: "non_null<alloc::alloc::Global, u8>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$8non_null17hcc64139c5b1802f8E", scope: !33, file: !32, line: 611, type: !11, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!277 = distinct !DILocation(line: 607, column: 14, scope: !278, inlinedAt: !279)
!278 = distinct !DISubprogram(name: "ptr<alloc::alloc::Global, u8>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$3ptr17hbf21d6d3846be5c0E", scope: !33, file: !32, line: 606, type: !11, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!279 = distinct !DILocation(line: 295, column: 20, scope: !280, inlinedAt: !281)
!280 = distinct !DISubprogram(name: "ptr<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$3ptr17h8b0888769064c422E", scope: !39, file: !32, line: 294, type: !11, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!281 = distinct !DILocation(line: 2000, column: 18, scope: !282, inlinedAt: !283)
!282 = distinct !DISubprogram(name: "as_mut_ptr<u8, alloc::alloc::Global>", linkageName: "_ZN5alloc3vec16Vec$LT$T$C$A$GT$10as_mut_ptr17hf412b7ffea76d78eE", scope: !17, file: !16, line: 1997, type: !11, scopeLine: 1997, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!283 = distinct !DILocation(line: 2883, column: 66, scope: !266, inlinedAt: !251)
!284 = !DILocation(line: 3002, column: 37, scope: !285, inlinedAt: !274)
!285 = distinct !DILexicalBlock(scope: !273, file: !16, line: 2997, column: 9)
!286 = !DILocation(line: 3002, column: 18, scope: !285, inlinedAt: !274)
!287 = !{!"branch_weights", !"expected", i32 0, i32 -2147483648}
!288 = !DILocation(line: 17, column: 32, scope: !182)
!289 = !DILocation(line: 18, column: 1, scope: !29)
!290 = !DILocation(line: 632, column: 39, scope: !291, inlinedAt: !292)
!291 = distinct !DISubprogram(name: "current_memory<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h62b9f1cc740fd97cE", scope: !33, file: !32, line: 631, type: !11, scopeLine: 631, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!292 = distinct !DILocation(line: 872, column: 52, scope: !293, inlinedAt: !295)
!293 = distinct !DILexicalBlock(scope: !294, file: !32, line: 872, column: 82)
!294 = distinct !DISubprogram(name: "deallocate<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h50a3353ed9336c31E", scope: !33, file: !32, line: 870, type: !11, scopeLine: 870, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!295 = distinct !DILocation(line: 423, column: 29, scope: !296, inlinedAt: !298)
!296 = distinct !DISubprogram(name: "drop<u8, alloc::alloc::Global>", linkageName: "_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h8d10414becb7af9aE", scope: !297, file: !32, line: 421, type: !11, scopeLine: 421, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!297 = !DINamespace(name: "{impl#3}", scope: !34)
!298 = distinct !DILocation(line: 805, column: 1, scope: !299, inlinedAt: !300)
!299 = distinct !DISubprogram(name: "drop_in_place<alloc::raw_vec::RawVec<u8, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr53drop_in_place$LT$alloc..raw_vec..RawVec$LT$u8$GT$$GT$17h6f6cd3a93d4e4b1eE", scope: !49, file: !48, line: 805, type: !11, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!300 = distinct !DILocation(line: 805, column: 1, scope: !301, inlinedAt: !302)
!301 = distinct !DISubprogram(name: "drop_in_place<alloc::vec::Vec<u8, alloc::alloc::Global>>", linkageName: "_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17h0c380887eedea6dbE", scope: !49, file: !48, line: 805, type: !11, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!302 = distinct !DILocation(line: 805, column: 1, scope: !303, inlinedAt: !304)
!303 = distinct !DISubprogram(name: "drop_in_place<alloc::string::String>", linkageName: "_ZN4core3ptr42drop_in_place$LT$alloc..string..String$GT$17hb7b619ff502bcb0bE", scope: !49, file: !48, line: 805, type: !11, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!304 = distinct !DILocation(line: 18, column: 1, scope: !29)
!305 = !DILocation(line: 115, column: 14, scope: !306, inlinedAt: !307)
!306 = distinct !DISubprogram(name: "dealloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc7dealloc", scope: !111, file: !110, line: 114, type: !11, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!307 = distinct !DILocation(line: 209, column: 22, scope: !308, inlinedAt: !309)
!308 = distinct !DISubprogram(name: "deallocate_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global23deallocate_impl_runtime", scope: !115, file: !110, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!309 = distinct !DILocation(line: 324, column: 9, scope: !310, inlinedAt: !311)
!310 = distinct !DISubprogram(name: "deallocate_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global15deallocate_impl", scope: !115, file: !110, line: 323, type: !11, scopeLine: 323, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!311 = distinct !DILocation(line: 442, column: 23, scope: !312, inlinedAt: !313)
!312 = distinct !DISubprogram(name: "deallocate", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate", scope: !120, file: !110, line: 440, type: !11, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!313 = distinct !DILocation(line: 874, column: 28, scope: !293, inlinedAt: !295)
!314 = !DILocation(line: 872, column: 9, scope: !294, inlinedAt: !295)
!315 = !DILocation(line: 18, column: 1, scope: !8)
!316 = !DILocation(line: 632, column: 39, scope: !291, inlinedAt: !317)
!317 = distinct !DILocation(line: 872, column: 52, scope: !293, inlinedAt: !318)
!318 = distinct !DILocation(line: 423, column: 29, scope: !296, inlinedAt: !319)
!319 = distinct !DILocation(line: 805, column: 1, scope: !299, inlinedAt: !320)
!320 = distinct !DILocation(line: 805, column: 1, scope: !301, inlinedAt: !321)
!321 = distinct !DILocation(line: 18, column: 1, scope: !8)
!322 = !DILocation(line: 115, column: 14, scope: !306, inlinedAt: !323)
!323 = distinct !DILocation(line: 209, column: 22, scope: !308, inlinedAt: !324)
!324 = distinct !DILocation(line: 324, column: 9, scope: !310, inlinedAt: !325)
!325 = distinct !DILocation(line: 442, column: 23, scope: !312, inlinedAt: !326)
!326 = distinct !DILocation(line: 874, column: 28, scope: !293, inlinedAt: !318)
!327 = !DILocation(line: 872, column: 9, scope: !294, inlinedAt: !318)
!328 = !DILocation(line: 18, column: 2, scope: !8)
!329 = !DILocation(line: 17, column: 5, scope: !182)
!330 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17h89c20c8e9e8c4edbE", scope: !332, file: !331, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!331 = !DIFile(filename: "library/std/src/rt.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!332 = !DINamespace(name: "rt", scope: !333)
!333 = !DINamespace(name: "std", scope: null)
!334 = !DILocation(line: 206, column: 10, scope: !330)
!335 = !DILocation(line: 205, column: 5, scope: !330)
!336 = !DILocation(line: 210, column: 5, scope: !330)
!337 = !DILocation(line: 211, column: 2, scope: !330)
!338 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h20f15e71e05336e8E", scope: !339, file: !331, line: 206, type: !11, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!339 = !DINamespace(name: "lang_start", scope: !332)
!340 = !DILocation(line: 206, column: 70, scope: !338)
!341 = !DILocation(line: 206, column: 18, scope: !338)
!342 = !DILocation(line: 206, column: 93, scope: !338)
!343 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17hf5e0fd66bb5b7a53E", scope: !345, file: !344, line: 162, type: !11, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!344 = !DIFile(filename: "library/std/src/sys/backtrace.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!345 = !DINamespace(name: "backtrace", scope: !346)
!346 = !DINamespace(name: "sys", scope: !333)
!347 = !DILocation(line: 250, column: 5, scope: !348, inlinedAt: !353)
!348 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hcb355a125c39b5caE", scope: !350, file: !349, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!349 = !DIFile(filename: "library/core/src/ops/function.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!350 = !DINamespace(name: "FnOnce", scope: !351)
!351 = !DINamespace(name: "function", scope: !352)
!352 = !DINamespace(name: "ops", scope: !50)
!353 = distinct !DILocation(line: 166, column: 18, scope: !343)
!354 = !DILocation(line: 491, column: 5, scope: !355, inlinedAt: !358)
!355 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17h0811cd5c78acabc9E", scope: !357, file: !356, line: 490, type: !11, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!356 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!357 = !DINamespace(name: "hint", scope: !50)
!358 = !DILocation(line: 169, column: 5, scope: !359)
!359 = distinct !DILexicalBlock(scope: !343, file: !344, line: 166, column: 5)
!360 = !{i64 13840373200792476}
!361 = !DILocation(line: 172, column: 2, scope: !343)
!362 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h9c0a102e27a145e5E", scope: !350, file: !349, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!363 = !DILocation(line: 250, column: 5, scope: !362)
!364 = !DILocation(line: 206, column: 18, scope: !338, inlinedAt: !365)
!365 = distinct !DILocation(line: 250, column: 5, scope: !366, inlinedAt: !367)
!366 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hdbe5344d45fed375E", scope: !350, file: !349, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!367 = distinct !DILocation(line: 250, column: 5, scope: !362)
!368 = !{!369}
!369 = distinct !{!369, !370, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h20f15e71e05336e8E: %_1"}
!370 = distinct !{!370, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h20f15e71e05336e8E"}
!371 = distinct !DISubprogram(name: "finish_grow<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17h2a262ccf56fd0ff8E", scope: !33, file: !32, line: 542, type: !372, scopeLine: 542, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!372 = !DISubroutineType(cc: DW_CC_nocall, types: !12)
!373 = !DILocation(line: 75, column: 9, scope: !374, inlinedAt: !379)
!374 = distinct !DISubprogram(name: "is_size_alignment_valid", linkageName: "_RNvMNtNtCsgEmfK2I1SDS_4core5alloc6layoutNtB2_6Layout23is_size_alignment_valid", scope: !376, file: !375, line: 74, type: !11, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!375 = !DIFile(filename: "library/core/src/alloc/layout.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "742dc9b469eb35aa4fa4088d8f093c03")
!376 = !DINamespace(name: "Layout", scope: !377)
!377 = !DINamespace(name: "layout", scope: !378)
!378 = !DINamespace(name: "alloc", scope: !50)
!379 = !DILocation(line: 113, column: 12, scope: !380, inlinedAt: !381)
!380 = distinct !DISubprogram(name: "from_size_alignment", linkageName: "_RNvMNtNtCsgEmfK2I1SDS_4core5alloc6layoutNtB2_6Layout19from_size_alignment", scope: !376, file: !375, line: 109, type: !11, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!381 = !DILocation(line: 529, column: 13, scope: !382, inlinedAt: !384)
!382 = distinct !DILexicalBlock(scope: !383, file: !375, line: 527, column: 54)
!383 = distinct !DISubprogram(name: "repeat_packed", linkageName: "_RNvMNtNtCsgEmfK2I1SDS_4core5alloc6layoutNtB2_6Layout13repeat_packed", scope: !376, file: !375, line: 526, type: !11, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!384 = !DILocation(line: 900, column: 23, scope: !385, inlinedAt: !386)
!385 = distinct !DISubprogram(name: "layout_array", linkageName: "_RNvNtCslNYArtu3iFV_5alloc7raw_vec12layout_array", scope: !34, file: !32, line: 894, type: !11, scopeLine: 894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!386 = !DILocation(line: 547, column: 26, scope: !371)
!387 = !DILocation(line: 632, column: 39, scope: !291, inlinedAt: !388)
!388 = distinct !DILocation(line: 549, column: 69, scope: !389)
!389 = distinct !DILexicalBlock(scope: !390, file: !32, line: 549, column: 99)
!390 = distinct !DILexicalBlock(scope: !371, file: !32, line: 547, column: 9)
!391 = !DILocation(line: 237, column: 40, scope: !392, inlinedAt: !395)
!392 = distinct !DILexicalBlock(scope: !393, file: !110, line: 234, column: 17)
!393 = distinct !DILexicalBlock(scope: !394, file: !110, line: 233, column: 13)
!394 = distinct !DISubprogram(name: "grow_impl_runtime", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global17grow_impl_runtime", scope: !115, file: !110, line: 216, type: !11, scopeLine: 216, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!395 = distinct !DILocation(line: 342, column: 9, scope: !396, inlinedAt: !397)
!396 = distinct !DISubprogram(name: "grow_impl", linkageName: "_RNvMNtCslNYArtu3iFV_5alloc5allocNtB2_6Global9grow_impl", scope: !115, file: !110, line: 335, type: !11, scopeLine: 335, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!397 = distinct !DILocation(line: 454, column: 23, scope: !398, inlinedAt: !399)
!398 = distinct !DISubprogram(name: "grow", linkageName: "_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator4grow", scope: !120, file: !110, line: 447, type: !11, scopeLine: 447, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!399 = distinct !DILocation(line: 555, column: 28, scope: !389)
!400 = !DILocation(line: 210, column: 9, scope: !401, inlinedAt: !402)
!401 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsgEmfK2I1SDS_4core4hint16assert_unchecked", scope: !357, file: !356, line: 202, type: !11, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!402 = distinct !DILocation(line: 237, column: 17, scope: !392, inlinedAt: !395)
!403 = !DILocation(line: 135, column: 14, scope: !404, inlinedAt: !405)
!404 = distinct !DISubprogram(name: "realloc", linkageName: "_RNvNtCslNYArtu3iFV_5alloc5alloc7realloc", scope: !111, file: !110, line: 134, type: !11, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!405 = distinct !DILocation(line: 239, column: 31, scope: !392, inlinedAt: !395)
!406 = !DILocation(line: 549, column: 22, scope: !390)
!407 = !DILocation(line: 186, column: 9, scope: !114, inlinedAt: !408)
!408 = distinct !DILocation(line: 312, column: 9, scope: !117, inlinedAt: !409)
!409 = distinct !DILocation(line: 429, column: 14, scope: !119, inlinedAt: !410)
!410 = distinct !DILocation(line: 558, column: 24, scope: !390)
!411 = !DILocation(line: 93, column: 9, scope: !109, inlinedAt: !412)
!412 = distinct !DILocation(line: 190, column: 73, scope: !113, inlinedAt: !408)
!413 = !DILocation(line: 95, column: 9, scope: !109, inlinedAt: !412)
!414 = !DILocation(line: 270, column: 13, scope: !415, inlinedAt: !419)
!415 = distinct !DISubprogram(name: "new<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3new17h41ece53d6d718018E", scope: !417, file: !416, line: 269, type: !11, scopeLine: 269, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!416 = !DIFile(filename: "library/core/src/ptr/non_null.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "e5222a5160165ba1cd09076ad7a11733")
!417 = !DINamespace(name: "NonNull", scope: !418)
!418 = !DINamespace(name: "non_null", scope: !49)
!419 = distinct !DILocation(line: 191, column: 27, scope: !420, inlinedAt: !408)
!420 = distinct !DILexicalBlock(scope: !113, file: !110, line: 190, column: 17)
!421 = !DILocation(line: 562, column: 15, scope: !422)
!422 = distinct !DILexicalBlock(scope: !390, file: !32, line: 549, column: 9)
!423 = !DILocation(line: 562, column: 9, scope: !422)
!424 = !DILocation(line: 564, column: 23, scope: !422)
!425 = !DILocation(line: 564, column: 87, scope: !422)
!426 = !DILocation(line: 563, column: 27, scope: !427)
!427 = distinct !DILexicalBlock(scope: !422, file: !32, line: 563, column: 13)
!428 = !DILocation(line: 563, column: 36, scope: !422)
!429 = !DILocation(line: 0, scope: !371)
!430 = !DILocation(line: 566, column: 6, scope: !371)
!431 = distinct !DISubprogram(name: "do_reserve_and_handle<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$7reserve21do_reserve_and_handle17h0a414af86a2476bcE", scope: !432, file: !32, line: 659, type: !372, scopeLine: 659, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!432 = !DINamespace(name: "reserve", scope: !433)
!433 = !DINamespace(name: "{impl#4}", scope: !34)
!434 = !{!435}
!435 = distinct !{!435, !436, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17hcd44004aaf9bb094E: %self"}
!436 = distinct !{!436, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17hcd44004aaf9bb094E"}
!437 = !DILocation(line: 666, column: 44, scope: !438)
!438 = distinct !DILexicalBlock(scope: !431, file: !32, line: 666, column: 91)
!439 = !DILocation(line: 769, column: 37, scope: !440, inlinedAt: !441)
!440 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj11checked_add", scope: !258, file: !257, line: 761, type: !11, scopeLine: 761, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!441 = distinct !DILocation(line: 517, column: 32, scope: !442, inlinedAt: !443)
!442 = distinct !DISubprogram(name: "grow_amortized<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17hcd44004aaf9bb094E", scope: !33, file: !32, line: 501, type: !11, scopeLine: 501, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!443 = distinct !DILocation(line: 666, column: 44, scope: !438)
!444 = !DILocation(line: 457, column: 8, scope: !445, inlinedAt: !448)
!445 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCsgEmfK2I1SDS_4core10intrinsics8unlikely", scope: !447, file: !446, line: 456, type: !11, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!446 = !DIFile(filename: "library/core/src/intrinsics/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b1b7915c1b8b57766c20270acae549ce")
!447 = !DINamespace(name: "intrinsics", scope: !50)
!448 = distinct !DILocation(line: 769, column: 16, scope: !440, inlinedAt: !441)
!449 = !DILocation(line: 521, column: 28, scope: !450, inlinedAt: !443)
!450 = distinct !DILexicalBlock(scope: !442, file: !32, line: 517, column: 9)
!451 = !DILocation(line: 1038, column: 5, scope: !452, inlinedAt: !456)
!452 = distinct !DISubprogram(name: "max<usize>", linkageName: "_ZN4core3cmp3Ord3max17h8f9e08fbed21c24bE", scope: !454, file: !453, line: 1033, type: !11, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!453 = !DIFile(filename: "library/core/src/cmp.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "9b875f3ee90b4abbf50efdba3db39504")
!454 = !DINamespace(name: "Ord", scope: !455)
!455 = !DINamespace(name: "cmp", scope: !50)
!456 = distinct !DILocation(line: 1682, column: 8, scope: !457, inlinedAt: !458)
!457 = distinct !DISubprogram(name: "max<usize>", linkageName: "_ZN4core3cmp3max17h2f4948b6fa3762ddE", scope: !455, file: !453, line: 1681, type: !11, scopeLine: 1681, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!458 = distinct !DILocation(line: 521, column: 19, scope: !450, inlinedAt: !443)
!459 = !DILocation(line: 1038, column: 5, scope: !452, inlinedAt: !460)
!460 = distinct !DILocation(line: 1682, column: 8, scope: !457, inlinedAt: !461)
!461 = distinct !DILocation(line: 522, column: 19, scope: !462, inlinedAt: !443)
!462 = distinct !DILexicalBlock(scope: !450, file: !32, line: 521, column: 9)
!463 = !DILocation(line: 527, column: 28, scope: !464, inlinedAt: !443)
!464 = distinct !DILexicalBlock(scope: !462, file: !32, line: 522, column: 9)
!465 = !DILocation(line: 527, column: 33, scope: !464, inlinedAt: !443)
!466 = !DILocation(line: 2173, column: 15, scope: !467, inlinedAt: !471)
!467 = distinct !DISubprogram(name: "branch<core::ptr::non_null::NonNull<[u8]>, alloc::collections::TryReserveError>", linkageName: "_ZN79_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h646605e08ead1495E", scope: !469, file: !468, line: 2172, type: !11, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!468 = !DIFile(filename: "library/core/src/result.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7ebc974a4b69a504d7e902d792c422dd")
!469 = !DINamespace(name: "{impl#27}", scope: !470)
!470 = !DINamespace(name: "result", scope: !50)
!471 = distinct !DILocation(line: 527, column: 28, scope: !464, inlinedAt: !443)
!472 = !{i64 0, i64 2}
!473 = !DILocation(line: 2173, column: 9, scope: !467, inlinedAt: !471)
!474 = !DILocation(line: 0, scope: !467, inlinedAt: !471)
!475 = !DILocation(line: 2175, column: 17, scope: !467, inlinedAt: !471)
!476 = !{i64 0, i64 -9223372036854775807}
!477 = !DILocation(line: 527, column: 62, scope: !464, inlinedAt: !443)
!478 = !DILocation(line: 0, scope: !479, inlinedAt: !443)
!479 = !DILexicalBlockFile(scope: !450, file: !9, discriminator: 0)
!480 = !DILocation(line: 667, column: 17, scope: !438)
!481 = !DILocation(line: 2174, column: 16, scope: !467, inlinedAt: !471)
!482 = !DILocation(line: 774, column: 9, scope: !483, inlinedAt: !484)
!483 = distinct !DISubprogram(name: "set_ptr_and_cap<alloc::alloc::Global>", linkageName: "_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15set_ptr_and_cap17h56f382f7392a8c00E", scope: !33, file: !32, line: 770, type: !11, scopeLine: 770, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!484 = distinct !DILocation(line: 530, column: 23, scope: !485, inlinedAt: !443)
!485 = distinct !DILexicalBlock(scope: !464, file: !32, line: 527, column: 9)
!486 = !DILocation(line: 42, column: 26, scope: !487, inlinedAt: !491)
!487 = distinct !DISubprogram(name: "new_unchecked", linkageName: "_RNvMs1z_NtNtCsgEmfK2I1SDS_4core3num11niche_typesNtB6_14UsizeNoHighBit13new_unchecked", scope: !489, file: !488, line: 40, type: !11, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!488 = !DIFile(filename: "library/core/src/num/niche_types.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b3871eb21e61251a8509e6d07911f9fb")
!489 = !DINamespace(name: "UsizeNoHighBit", scope: !490)
!490 = !DINamespace(name: "niche_types", scope: !259)
!491 = distinct !DILocation(line: 775, column: 29, scope: !483, inlinedAt: !484)
!492 = !DILocation(line: 775, column: 9, scope: !483, inlinedAt: !484)
!493 = !DILocation(line: 669, column: 10, scope: !431)
