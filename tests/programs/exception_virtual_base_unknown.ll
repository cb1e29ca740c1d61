source_filename = "exception_virtual_base_unknown.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Derived = type { i32 (...)**, %struct.Base }
%struct.Base = type { i32 }

$_ZN7DerivedC1Ev = comdat any

$_ZN7DerivedC1EOS_ = comdat any

$_ZTS4Base = comdat any

$_ZTI4Base = comdat any

$_ZTS7Derived = comdat any

$_ZTI7Derived = comdat any

$_ZTV7Derived = comdat any

$_ZTT7Derived = comdat any

@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTS4Base = linkonce_odr dso_local constant [6 x i8] c"4Base\00", comdat, align 1
@_ZTI4Base = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @_ZTS4Base, i32 0, i32 0) }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global i8*
@_ZTS7Derived = linkonce_odr dso_local constant [9 x i8] c"7Derived\00", comdat, align 1
@_ZTI7Derived = linkonce_odr dso_local constant { i8*, i8*, i32, i32, i8*, i64 } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @_ZTS7Derived, i32 0, i32 0), i32 0, i32 1, i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*), i64 -6141 }, comdat, align 8
@.str = private unnamed_addr constant [11 x i8] c"base.n > 0\00", align 1
@.str.1 = private unnamed_addr constant [35 x i8] c"exception_virtual_base_unknown.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZTV7Derived = linkonce_odr dso_local unnamed_addr constant { [3 x i8*] } { [3 x i8*] [i8* inttoptr (i64 8 to i8*), i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI7Derived to i8*)] }, comdat, align 8
@_ZTT7Derived = linkonce_odr dso_local unnamed_addr constant [1 x i8*] [i8* bitcast (i8** getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @_ZTV7Derived, i32 0, inrange i32 0, i32 3) to i8*)], comdat, align 8

define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !23 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %derived = alloca %struct.Derived, align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %base = alloca %struct.Base*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %n, metadata !25, metadata !DIExpression()), !dbg !31
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !32
  store i32 %call, i32* %n, align 4, !dbg !31
  %1 = bitcast %struct.Derived* %derived to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %1), !dbg !33
  call void @llvm.dbg.declare(metadata %struct.Derived* %derived, metadata !26, metadata !DIExpression()), !dbg !34
  call void @_ZN7DerivedC1Ev(%struct.Derived* noundef nonnull align 8 dereferenceable(8) %derived), !dbg !34
  %2 = load i32, i32* %n, align 4, !dbg !35
  %3 = bitcast %struct.Derived* %derived to i8**, !dbg !36
  %vtable = load i8*, i8** %3, align 8, !dbg !36
  %vbase.offset.ptr = getelementptr i8, i8* %vtable, i64 -24, !dbg !36
  %4 = bitcast i8* %vbase.offset.ptr to i64*, !dbg !36
  %vbase.offset = load i64, i64* %4, align 8, !dbg !36
  %5 = bitcast %struct.Derived* %derived to i8*, !dbg !36
  %add.ptr = getelementptr inbounds i8, i8* %5, i64 %vbase.offset, !dbg !36
  %6 = bitcast i8* %add.ptr to %struct.Base*, !dbg !36
  %n1 = getelementptr inbounds %struct.Base, %struct.Base* %6, i32 0, i32 0, !dbg !37
  store i32 %2, i32* %n1, align 4, !dbg !38
  %7 = load i32, i32* %n, align 4, !dbg !39
  %cmp = icmp sgt i32 %7, 0, !dbg !41
  br i1 %cmp, label %if.then, label %if.end, !dbg !42

if.then:
  %exception = call i8* @__cxa_allocate_exception(i64 16), !dbg !43
  %8 = bitcast i8* %exception to %struct.Derived*, !dbg !43
  call void @_ZN7DerivedC1EOS_(%struct.Derived* noundef nonnull align 8 dereferenceable(8) %8, %struct.Derived* noundef nonnull align 8 dereferenceable(8) %derived), !dbg !44
  invoke void @__cxa_throw(i8* %exception, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI7Derived to i8*), i8* null)
          to label %unreachable unwind label %lpad, !dbg !43

lpad:
  %9 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*), !dbg !45
  %10 = extractvalue { i8*, i32 } %9, 0, !dbg !45
  store i8* %10, i8** %exn.slot, align 8, !dbg !45
  %11 = extractvalue { i8*, i32 } %9, 1, !dbg !45
  store i32 %11, i32* %ehselector.slot, align 4, !dbg !45
  %12 = bitcast %struct.Derived* %derived to i8*, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %12), !dbg !46
  br label %catch.dispatch, !dbg !46

catch.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !47
  %13 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*)), !dbg !47
  %matches = icmp eq i32 %sel, %13, !dbg !47
  br i1 %matches, label %catch, label %ehcleanup, !dbg !47

catch:
  %14 = bitcast %struct.Base** %base to i8*, !dbg !47
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %14), !dbg !47
  call void @llvm.dbg.declare(metadata %struct.Base** %base, metadata !28, metadata !DIExpression()), !dbg !48
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !47
  %15 = call i8* @__cxa_begin_catch(i8* %exn), !dbg !47
  %exn.byref = bitcast i8* %15 to %struct.Base*, !dbg !47
  store %struct.Base* %exn.byref, %struct.Base** %base, align 8, !dbg !47
  %16 = load %struct.Base*, %struct.Base** %base, align 8, !dbg !49
  %n2 = getelementptr inbounds %struct.Base, %struct.Base* %16, i32 0, i32 0, !dbg !49
  %17 = load i32, i32* %n2, align 4, !dbg !49
  %cmp3 = icmp sgt i32 %17, 0, !dbg !49
  br i1 %cmp3, label %cond.true, label %cond.false, !dbg !49

cond.true:
  br label %cond.end, !dbg !49

cond.false:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.1, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !49
  unreachable, !dbg !49

if.end:
  %18 = bitcast %struct.Derived* %derived to i8*, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %18), !dbg !46
  br label %try.cont, !dbg !47

19:                                               ; No predecessors!
  br label %cond.end, !dbg !49

cond.end:
  call void @__cxa_end_catch(), !dbg !51
  %20 = bitcast %struct.Base** %base to i8*, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %20), !dbg !51
  br label %try.cont, !dbg !51

try.cont:
  %21 = bitcast i32* %n to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !52
  %22 = load i32, i32* %retval, align 4, !dbg !52
  ret i32 %22, !dbg !52

ehcleanup:
  %23 = bitcast i32* %n to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %23), !dbg !52
  br label %eh.resume, !dbg !52

eh.resume:
  %exn4 = load i8*, i8** %exn.slot, align 8, !dbg !52
  %sel5 = load i32, i32* %ehselector.slot, align 4, !dbg !52
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn4, 0, !dbg !52
  %lpad.val6 = insertvalue { i8*, i32 } %lpad.val, i32 %sel5, 1, !dbg !52
  resume { i8*, i32 } %lpad.val6, !dbg !52

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define linkonce_odr dso_local void @_ZN7DerivedC1Ev(%struct.Derived* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #4 comdat align 2 !dbg !53 {
entry:
  %this.addr = alloca %struct.Derived*, align 8
  store %struct.Derived* %this, %struct.Derived** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Derived** %this.addr, metadata !59, metadata !DIExpression()), !dbg !61
  %this1 = load %struct.Derived*, %struct.Derived** %this.addr, align 8
  %0 = bitcast %struct.Derived* %this1 to i8*, !dbg !62
  %1 = getelementptr inbounds i8, i8* %0, i64 8, !dbg !62
  %2 = bitcast i8* %1 to %struct.Base*, !dbg !62
  %3 = bitcast %struct.Derived* %this1 to i32 (...)***, !dbg !62
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @_ZTV7Derived, i32 0, inrange i32 0, i32 3) to i32 (...)**), i32 (...)*** %3, align 8, !dbg !62
  ret void, !dbg !62
}

declare i8* @__cxa_allocate_exception(i64)

define linkonce_odr dso_local void @_ZN7DerivedC1EOS_(%struct.Derived* noundef nonnull align 8 dereferenceable(8) %this, %struct.Derived* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !63 {
entry:
  %this.addr = alloca %struct.Derived*, align 8
  %.addr = alloca %struct.Derived*, align 8
  store %struct.Derived* %this, %struct.Derived** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Derived** %this.addr, metadata !69, metadata !DIExpression()), !dbg !71
  store %struct.Derived* %0, %struct.Derived** %.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Derived** %.addr, metadata !70, metadata !DIExpression()), !dbg !71
  %this1 = load %struct.Derived*, %struct.Derived** %this.addr, align 8
  %1 = bitcast %struct.Derived* %this1 to i8*, !dbg !72
  %2 = getelementptr inbounds i8, i8* %1, i64 8, !dbg !72
  %3 = bitcast i8* %2 to %struct.Base*, !dbg !72
  %4 = load %struct.Derived*, %struct.Derived** %.addr, align 8, !dbg !72
  %5 = bitcast %struct.Derived* %4 to i8**, !dbg !72
  %vtable = load i8*, i8** %5, align 8, !dbg !72
  %vbase.offset.ptr = getelementptr i8, i8* %vtable, i64 -24, !dbg !72
  %6 = bitcast i8* %vbase.offset.ptr to i64*, !dbg !72
  %vbase.offset = load i64, i64* %6, align 8, !dbg !72
  %7 = bitcast %struct.Derived* %4 to i8*, !dbg !72
  %add.ptr = getelementptr inbounds i8, i8* %7, i64 %vbase.offset, !dbg !72
  %8 = bitcast i8* %add.ptr to %struct.Base*, !dbg !72
  %9 = bitcast %struct.Base* %3 to i8*, !dbg !72
  %10 = bitcast %struct.Base* %8 to i8*, !dbg !72
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %9, i8* align 4 %10, i64 4, i1 false), !dbg !72
  %11 = bitcast %struct.Derived* %this1 to i32 (...)***, !dbg !72
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @_ZTV7Derived, i32 0, inrange i32 0, i32 3) to i32 (...)**), i32 (...)*** %11, align 8, !dbg !72
  ret void, !dbg !72
}

declare void @__cxa_throw(i8*, i8*, i8*)

declare i32 @__gxx_personality_v0(...)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i32 @llvm.eh.typeid.for(i8*)

declare i8* @__cxa_begin_catch(i8*)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @__cxa_end_catch()

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "exception_virtual_base_unknown.cpp", directory: ".")
!2 = !{!3, !4}
!3 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Derived", file: !1, line: 6, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !5, vtableHolder: !4, identifier: "_ZTS7Derived")
!5 = !{!6, !11}
!6 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !4, baseType: !7, offset: 24, flags: DIFlagVirtual, extraData: i32 0)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Base", file: !1, line: 5, size: 32, flags: DIFlagTypePassByValue, elements: !8, identifier: "_ZTS4Base")
!8 = !{!9}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !7, file: !1, line: 5, baseType: !10, size: 32)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Derived", scope: !1, file: !1, baseType: !12, size: 64, flags: DIFlagArtificial)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !14, size: 64)
!14 = !DISubroutineType(types: !15)
!15 = !{!10}
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 7, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 1}

!23 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!24 = !{!25, !26, !28}
!25 = !DILocalVariable(name: "n", scope: !23, file: !1, line: 8, type: !10)
!26 = !DILocalVariable(name: "derived", scope: !27, file: !1, line: 10, type: !4)
!27 = distinct !DILexicalBlock(scope: !23, file: !1, line: 9, column: 7)
!28 = !DILocalVariable(name: "base", scope: !23, file: !1, line: 13, type: !29)
!29 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !7, size: 64)
!30 = !DILocation(line: 8, column: 3, scope: !23)
!31 = !DILocation(line: 8, column: 7, scope: !23)
!32 = !DILocation(line: 8, column: 11, scope: !23)
!33 = !DILocation(line: 10, column: 5, scope: !27)
!34 = !DILocation(line: 10, column: 13, scope: !27)
!35 = !DILocation(line: 11, column: 17, scope: !27)
!36 = !DILocation(line: 11, column: 5, scope: !27)
!37 = !DILocation(line: 11, column: 13, scope: !27)
!38 = !DILocation(line: 11, column: 15, scope: !27)
!39 = !DILocation(line: 12, column: 9, scope: !40)
!40 = distinct !DILexicalBlock(scope: !27, file: !1, line: 12, column: 9)
!41 = !DILocation(line: 12, column: 11, scope: !40)
!42 = !DILocation(line: 12, column: 9, scope: !27)
!43 = !DILocation(line: 12, column: 16, scope: !40)
!44 = !DILocation(line: 12, column: 22, scope: !40)
!45 = !DILocation(line: 16, column: 1, scope: !40)
!46 = !DILocation(line: 13, column: 3, scope: !23)
!47 = !DILocation(line: 13, column: 3, scope: !27)
!48 = !DILocation(line: 13, column: 18, scope: !23)
!49 = !DILocation(line: 14, column: 5, scope: !50)
!50 = distinct !DILexicalBlock(scope: !23, file: !1, line: 13, column: 24)
!51 = !DILocation(line: 15, column: 3, scope: !50)
!52 = !DILocation(line: 16, column: 1, scope: !23)
!53 = distinct !DISubprogram(name: "Derived", linkageName: "_ZN7DerivedC1Ev", scope: !4, file: !1, line: 6, type: !54, scopeLine: 6, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !57, retainedNodes: !58)
!54 = !DISubroutineType(types: !55)
!55 = !{null, !56}
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!57 = !DISubprogram(name: "Derived", scope: !4, type: !54, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!58 = !{!59}
!59 = !DILocalVariable(name: "this", arg: 1, scope: !53, type: !60, flags: DIFlagArtificial | DIFlagObjectPointer)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!61 = !DILocation(line: 0, scope: !53)
!62 = !DILocation(line: 6, column: 8, scope: !53)
!63 = distinct !DISubprogram(name: "Derived", linkageName: "_ZN7DerivedC1EOS_", scope: !4, file: !1, line: 6, type: !64, scopeLine: 6, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !67, retainedNodes: !68)
!64 = !DISubroutineType(types: !65)
!65 = !{null, !56, !66}
!66 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !4, size: 64)
!67 = !DISubprogram(name: "Derived", scope: !4, type: !64, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!68 = !{!69, !70}
!69 = !DILocalVariable(name: "this", arg: 1, scope: !63, type: !60, flags: DIFlagArtificial | DIFlagObjectPointer)
!70 = !DILocalVariable(arg: 2, scope: !63, type: !66)
!71 = !DILocation(line: 0, scope: !63)
!72 = !DILocation(line: 6, column: 8, scope: !63)
