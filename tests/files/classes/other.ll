source_filename = "classes/other.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Shape = type { i32 (...)** }

$_Z6sharedi = comdat any

$_Z5twiceIiET_S0_ = comdat any

$_ZZ6sharediE5calls = comdat any

@_ZZ6sharediE5calls = linkonce_odr dso_local global i32 0, comdat, align 4, !dbg !0

define dso_local noundef i32 @_Z5otherP5Shape(%struct.Shape* noundef %p) !dbg !19 {
entry:
  %p.addr = alloca %struct.Shape*, align 8
  store %struct.Shape* %p, %struct.Shape** %p.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Shape** %p.addr, metadata !25, metadata !DIExpression()), !dbg !26
  %0 = load %struct.Shape*, %struct.Shape** %p.addr, align 8, !dbg !27
  %1 = bitcast %struct.Shape* %0 to i32 (%struct.Shape*)***, !dbg !28
  %vtable = load i32 (%struct.Shape*)**, i32 (%struct.Shape*)*** %1, align 8, !dbg !28
  %vfn = getelementptr inbounds i32 (%struct.Shape*)*, i32 (%struct.Shape*)** %vtable, i64 2, !dbg !28
  %2 = load i32 (%struct.Shape*)*, i32 (%struct.Shape*)** %vfn, align 8, !dbg !28
  %call = call noundef i32 %2(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %0), !dbg !28
  %call1 = call noundef i32 @_Z5twiceIiET_S0_(i32 noundef 0), !dbg !29
  %call2 = call noundef i32 @_Z6sharedi(i32 noundef %call1), !dbg !30
  %add = add nsw i32 %call, %call2, !dbg !31
  ret i32 %add, !dbg !32
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define linkonce_odr dso_local noundef i32 @_Z6sharedi(i32 noundef %x) #2 comdat !dbg !2 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !11, metadata !DIExpression()), !dbg !33
  %0 = load i32, i32* %x.addr, align 4, !dbg !34
  %1 = load i32, i32* @_ZZ6sharediE5calls, align 4, !dbg !35
  %inc = add nsw i32 %1, 1, !dbg !35
  store i32 %inc, i32* @_ZZ6sharediE5calls, align 4, !dbg !35
  %add = add nsw i32 %0, %inc, !dbg !36
  ret i32 %add, !dbg !37
}

define linkonce_odr dso_local noundef i32 @_Z5twiceIiET_S0_(i32 noundef %x) #3 comdat !dbg !38 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !40, metadata !DIExpression()), !dbg !43
  %0 = load i32, i32* %x.addr, align 4, !dbg !44
  %1 = load i32, i32* %x.addr, align 4, !dbg !45
  %add = add nsw i32 %0, %1, !dbg !46
  ret i32 %add, !dbg !47
}

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "calls", scope: !2, file: !3, line: 3, type: !6, isLocal: false, isDefinition: true)
!2 = distinct !DISubprogram(name: "shared", linkageName: "_Z6sharedi", scope: !3, file: !3, line: 3, type: !4, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !10)
!3 = !DIFile(filename: "classes/shape.h", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !8, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, splitDebugInlining: false, nameTableKind: None)
!8 = !DIFile(filename: "classes/other.cpp", directory: ".")
!9 = !{!0}
!10 = !{!11}
!11 = !DILocalVariable(name: "x", arg: 1, scope: !2, file: !3, line: 3, type: !6)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 7, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 1}

!19 = distinct !DISubprogram(name: "other", linkageName: "_Z5otherP5Shape", scope: !8, file: !8, line: 3, type: !20, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !24)
!20 = !DISubroutineType(types: !21)
!21 = !{!6, !22}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", file: !3, line: 2, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS5Shape")
!24 = !{!25}
!25 = !DILocalVariable(name: "p", arg: 1, scope: !19, file: !8, line: 3, type: !22)
!26 = !DILocation(line: 3, column: 18, scope: !19)
!27 = !DILocation(line: 3, column: 30, scope: !19)
!28 = !DILocation(line: 3, column: 33, scope: !19)
!29 = !DILocation(line: 3, column: 49, scope: !19)
!30 = !DILocation(line: 3, column: 42, scope: !19)
!31 = !DILocation(line: 3, column: 40, scope: !19)
!32 = !DILocation(line: 3, column: 23, scope: !19)
!33 = !DILocation(line: 3, column: 23, scope: !2)
!34 = !DILocation(line: 3, column: 53, scope: !2)
!35 = !DILocation(line: 3, column: 57, scope: !2)
!36 = !DILocation(line: 3, column: 55, scope: !2)
!37 = !DILocation(line: 3, column: 46, scope: !2)
!38 = distinct !DISubprogram(name: "twice<int>", linkageName: "_Z5twiceIiET_S0_", scope: !8, file: !8, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, templateParams: !41, retainedNodes: !39)
!39 = !{!40}
!40 = !DILocalVariable(name: "x", arg: 1, scope: !38, file: !8, line: 2, type: !6)
!41 = !{!42}
!42 = !DITemplateTypeParameter(name: "T", type: !6)
!43 = !DILocation(line: 2, column: 30, scope: !38)
!44 = !DILocation(line: 2, column: 42, scope: !38)
!45 = !DILocation(line: 2, column: 46, scope: !38)
!46 = !DILocation(line: 2, column: 44, scope: !38)
!47 = !DILocation(line: 2, column: 35, scope: !38)
