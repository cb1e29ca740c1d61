source_filename = "throws/other.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Error = type <{ i32 (...)**, i32, [4 x i8] }>

$_ZN5ErrorC2Ei = comdat any

$_ZN5ErrorD2Ev = comdat any

$_ZN5ErrorD0Ev = comdat any

@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTS5Error = dso_local constant [7 x i8] c"5Error\00", align 1
@_ZTI5Error = dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @_ZTS5Error, i32 0, i32 0) }, align 8
@_ZTV5Error = dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*), i8* bitcast (void (%struct.Error*)* @_ZN5ErrorD2Ev to i8*), i8* bitcast (void (%struct.Error*)* @_ZN5ErrorD0Ev to i8*), i8* bitcast (i32 (%struct.Error*)* @_ZNK5Error4kindEv to i8*)] }, align 8

define dso_local noundef i32 @_ZNK5Error4kindEv(%struct.Error* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #0 align 2 !dbg !32 {
entry:
  %this.addr = alloca %struct.Error*, align 8
  store %struct.Error* %this, %struct.Error** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Error** %this.addr, metadata !34, metadata !DIExpression()), !dbg !36
  %this1 = load %struct.Error*, %struct.Error** %this.addr, align 8
  ret i32 1, !dbg !37
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local void @_Z6throwni(i32 noundef %n) #2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !38 {
entry:
  %n.addr = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !42, metadata !DIExpression()), !dbg !43
  %0 = load i32, i32* %n.addr, align 4, !dbg !44
  %cmp = icmp sgt i32 %0, 5, !dbg !46
  br i1 %cmp, label %if.then, label %if.end, !dbg !47

if.then:
  %exception = call i8* @__cxa_allocate_exception(i64 16), !dbg !48
  %1 = bitcast i8* %exception to %struct.Error*, !dbg !48
  %2 = load i32, i32* %n.addr, align 4, !dbg !49
  invoke void @_ZN5ErrorC2Ei(%struct.Error* noundef nonnull align 8 dereferenceable(12) %1, i32 noundef %2)
          to label %invoke.cont unwind label %lpad, !dbg !50

invoke.cont:
  call void @__cxa_throw(i8* %exception, i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*), i8* bitcast (void (%struct.Error*)* @_ZN5ErrorD2Ev to i8*)), !dbg !48
  unreachable, !dbg !48

lpad:
  %3 = landingpad { i8*, i32 }
          cleanup, !dbg !51
  %4 = extractvalue { i8*, i32 } %3, 0, !dbg !51
  store i8* %4, i8** %exn.slot, align 8, !dbg !51
  %5 = extractvalue { i8*, i32 } %3, 1, !dbg !51
  store i32 %5, i32* %ehselector.slot, align 4, !dbg !51
  call void @__cxa_free_exception(i8* %exception), !dbg !48
  br label %eh.resume, !dbg !48

if.end:
  ret void, !dbg !52

eh.resume:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !48
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !48
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0, !dbg !48
  %lpad.val1 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1, !dbg !48
  resume { i8*, i32 } %lpad.val1, !dbg !48
}

declare i8* @__cxa_allocate_exception(i64)

define linkonce_odr dso_local void @_ZN5ErrorC2Ei(%struct.Error* noundef nonnull align 8 dereferenceable(12) %this, i32 noundef %n) unnamed_addr #3 comdat align 2 !dbg !53 {
entry:
  %this.addr = alloca %struct.Error*, align 8
  %n.addr = alloca i32, align 4
  store %struct.Error* %this, %struct.Error** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Error** %this.addr, metadata !55, metadata !DIExpression()), !dbg !58
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !57, metadata !DIExpression()), !dbg !59
  %this1 = load %struct.Error*, %struct.Error** %this.addr, align 8
  %0 = bitcast %struct.Error* %this1 to i32 (...)***, !dbg !60
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV5Error, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %0, align 8, !dbg !60
  %n2 = getelementptr inbounds %struct.Error, %struct.Error* %this1, i32 0, i32 1, !dbg !61
  %1 = load i32, i32* %n.addr, align 4, !dbg !62
  store i32 %1, i32* %n2, align 8, !dbg !61
  ret void, !dbg !63
}

declare i32 @__gxx_personality_v0(...)

declare void @__cxa_free_exception(i8*)

define linkonce_odr dso_local void @_ZN5ErrorD2Ev(%struct.Error* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #3 comdat align 2 !dbg !64 {
entry:
  %this.addr = alloca %struct.Error*, align 8
  store %struct.Error* %this, %struct.Error** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Error** %this.addr, metadata !66, metadata !DIExpression()), !dbg !67
  %this1 = load %struct.Error*, %struct.Error** %this.addr, align 8
  ret void, !dbg !68
}

declare void @__cxa_throw(i8*, i8*, i8*)

define linkonce_odr dso_local void @_ZN5ErrorD0Ev(%struct.Error* noundef nonnull align 8 dereferenceable(12) %this) unnamed_addr #3 comdat align 2 !dbg !69 {
entry:
  %this.addr = alloca %struct.Error*, align 8
  store %struct.Error* %this, %struct.Error** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Error** %this.addr, metadata !71, metadata !DIExpression()), !dbg !72
  %this1 = load %struct.Error*, %struct.Error** %this.addr, align 8
  call void @_ZN5ErrorD2Ev(%struct.Error* noundef nonnull align 8 dereferenceable(12) %this1), !dbg !73
  %0 = bitcast %struct.Error* %this1 to i8*, !dbg !73
  call void @_ZdlPv(i8* noundef %0), !dbg !73
  ret void, !dbg !74
}

declare void @_ZdlPv(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "throws/other.cpp", directory: ".")
!2 = !{!3}
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Error", file: !4, line: 4, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !5, vtableHolder: !3)
!4 = !DIFile(filename: "throws/throws.h", directory: ".")
!5 = !{!6, !12, !13, !17, !20}
!6 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Error", scope: !4, file: !4, baseType: !7, size: 64, flags: DIFlagArtificial)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !9, size: 64)
!9 = !DISubroutineType(types: !10)
!10 = !{!11}
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !3, file: !4, line: 4, baseType: !11, size: 32, offset: 64)
!13 = !DISubprogram(name: "Error", scope: !3, file: !4, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !11}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!17 = !DISubprogram(name: "~Error", scope: !3, file: !4, line: 4, type: !18, scopeLine: 4, containingType: !3, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !16}
!20 = !DISubprogram(name: "kind", linkageName: "_ZNK5Error4kindEv", scope: !3, file: !4, line: 4, type: !21, scopeLine: 4, containingType: !3, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!21 = !DISubroutineType(types: !22)
!22 = !{!11, !23}
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 7, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 1}

!32 = distinct !DISubprogram(name: "kind", linkageName: "_ZNK5Error4kindEv", scope: !3, file: !1, line: 2, type: !21, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !20, retainedNodes: !33)
!33 = !{!34}
!34 = !DILocalVariable(name: "this", arg: 1, scope: !32, type: !35, flags: DIFlagArtificial | DIFlagObjectPointer)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!36 = !DILocation(line: 0, scope: !32)
!37 = !DILocation(line: 2, column: 27, scope: !32)
!38 = distinct !DISubprogram(name: "thrown", linkageName: "_Z6throwni", scope: !1, file: !1, line: 3, type: !39, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !41)
!39 = !DISubroutineType(types: !40)
!40 = !{null, !11}
!41 = !{!42}
!42 = !DILocalVariable(name: "n", arg: 1, scope: !38, file: !1, line: 3, type: !11)
!43 = !DILocation(line: 3, column: 17, scope: !38)
!44 = !DILocation(line: 4, column: 7, scope: !45)
!45 = distinct !DILexicalBlock(scope: !38, file: !1, line: 4, column: 7)
!46 = !DILocation(line: 4, column: 9, scope: !45)
!47 = !DILocation(line: 4, column: 7, scope: !38)
!48 = !DILocation(line: 4, column: 14, scope: !45)
!49 = !DILocation(line: 4, column: 26, scope: !45)
!50 = !DILocation(line: 4, column: 20, scope: !45)
!51 = !DILocation(line: 5, column: 1, scope: !45)
!52 = !DILocation(line: 5, column: 1, scope: !38)
!53 = distinct !DISubprogram(name: "Error", linkageName: "_ZN5ErrorC2Ei", scope: !3, file: !4, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !13, retainedNodes: !54)
!54 = !{!55, !57}
!55 = !DILocalVariable(name: "this", arg: 1, scope: !53, type: !56, flags: DIFlagArtificial | DIFlagObjectPointer)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!57 = !DILocalVariable(name: "n", arg: 2, scope: !53, file: !4, line: 4, type: !11)
!58 = !DILocation(line: 0, scope: !53)
!59 = !DILocation(line: 4, column: 33, scope: !53)
!60 = !DILocation(line: 4, column: 43, scope: !53)
!61 = !DILocation(line: 4, column: 38, scope: !53)
!62 = !DILocation(line: 4, column: 40, scope: !53)
!63 = !DILocation(line: 4, column: 44, scope: !53)
!64 = distinct !DISubprogram(name: "~Error", linkageName: "_ZN5ErrorD2Ev", scope: !3, file: !4, line: 4, type: !18, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !17, retainedNodes: !65)
!65 = !{!66}
!66 = !DILocalVariable(name: "this", arg: 1, scope: !64, type: !56, flags: DIFlagArtificial | DIFlagObjectPointer)
!67 = !DILocation(line: 0, scope: !64)
!68 = !DILocation(line: 4, column: 64, scope: !64)
!69 = distinct !DISubprogram(name: "~Error", linkageName: "_ZN5ErrorD0Ev", scope: !3, file: !4, line: 4, type: !18, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !17, retainedNodes: !70)
!70 = !{!71}
!71 = !DILocalVariable(name: "this", arg: 1, scope: !69, type: !56, flags: DIFlagArtificial | DIFlagObjectPointer)
!72 = !DILocation(line: 0, scope: !69)
!73 = !DILocation(line: 4, column: 63, scope: !69)
!74 = !DILocation(line: 4, column: 64, scope: !69)
