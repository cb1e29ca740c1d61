source_filename = "cpp_library_outside_unknown.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::holder" = type { i8 }

define dso_local noundef i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %held = alloca %"struct.std::holder", align 1
  store i32 0, i32* %retval, align 4
  %0 = bitcast %"struct.std::holder"* %held to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata %"struct.std::holder"* %held, metadata !14, metadata !DIExpression()), !dbg !18
  call void @_ZNSt6holderC1Ev(%"struct.std::holder"* noundef nonnull align 1 dereferenceable(1) %held), !dbg !18
  %call = call noundef i32* @_ZNSt6holder3getEv(%"struct.std::holder"* noundef nonnull align 1 dereferenceable(1) %held), !dbg !19
  %1 = load i32, i32* %call, align 4, !dbg !20
  %2 = bitcast %"struct.std::holder"* %held to i8*, !dbg !21
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %2), !dbg !21
  ret i32 %1, !dbg !22
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @_ZNSt6holderC1Ev(%"struct.std::holder"* noundef nonnull align 1 dereferenceable(1)) unnamed_addr

declare noundef i32* @_ZNSt6holder3getEv(%"struct.std::holder"* noundef nonnull align 1 dereferenceable(1))

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp_library_outside_unknown.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !10, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "held", scope: !9, file: !1, line: 10, type: !15)
!15 = !DICompositeType(tag: DW_TAG_structure_type, name: "holder", scope: !16, file: !1, line: 3, size: 8, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt6holder")
!16 = !DINamespace(name: "std", scope: null)
!17 = !DILocation(line: 10, column: 5, scope: !9)
!18 = !DILocation(line: 10, column: 17, scope: !9)
!19 = !DILocation(line: 11, column: 18, scope: !9)
!20 = !DILocation(line: 11, column: 12, scope: !9)
!21 = !DILocation(line: 12, column: 1, scope: !9)
!22 = !DILocation(line: 11, column: 5, scope: !9)
