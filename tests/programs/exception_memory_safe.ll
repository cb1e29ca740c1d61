source_filename = "exception_memory_safe.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.E = type { i32* }

$_ZN1EC2Ev = comdat any

$_ZN1ED2Ev = comdat any

$_ZTS1E = comdat any

$_ZTI1E = comdat any

@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTS1E = linkonce_odr dso_local constant [3 x i8] c"1E\00", comdat, align 1
@_ZTI1E = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTS1E, i32 0, i32 0) }, comdat, align 8

define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !25 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %r = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %e = alloca %struct.E*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !33
  call void @llvm.dbg.declare(metadata i32* %n, metadata !29, metadata !DIExpression()), !dbg !34
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !35
  store i32 %call, i32* %n, align 4, !dbg !34
  %1 = bitcast i32* %r to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !33
  call void @llvm.dbg.declare(metadata i32* %r, metadata !30, metadata !DIExpression()), !dbg !36
  store i32 0, i32* %r, align 4, !dbg !36
  %2 = load i32, i32* %n, align 4, !dbg !37
  %cmp = icmp sgt i32 %2, 0, !dbg !40
  br i1 %cmp, label %if.then, label %if.end, !dbg !41

if.then:
  %exception = call i8* @__cxa_allocate_exception(i64 8), !dbg !42
  %3 = bitcast i8* %exception to %struct.E*, !dbg !42
  invoke void @_ZN1EC2Ev(%struct.E* noundef nonnull align 8 dereferenceable(8) %3)
          to label %invoke.cont unwind label %lpad, !dbg !43

invoke.cont:
  invoke void @__cxa_throw(i8* %exception, i8* bitcast ({ i8*, i8* }* @_ZTI1E to i8*), i8* bitcast (void (%struct.E*)* @_ZN1ED2Ev to i8*))
          to label %unreachable unwind label %lpad1, !dbg !42

lpad:
  %4 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8* }* @_ZTI1E to i8*), !dbg !44
  %5 = extractvalue { i8*, i32 } %4, 0, !dbg !44
  store i8* %5, i8** %exn.slot, align 8, !dbg !44
  %6 = extractvalue { i8*, i32 } %4, 1, !dbg !44
  store i32 %6, i32* %ehselector.slot, align 4, !dbg !44
  call void @__cxa_free_exception(i8* %exception), !dbg !42
  br label %catch.dispatch, !dbg !42

lpad1:
  %7 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8* }* @_ZTI1E to i8*), !dbg !44
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !44
  store i8* %8, i8** %exn.slot, align 8, !dbg !44
  %9 = extractvalue { i8*, i32 } %7, 1, !dbg !44
  store i32 %9, i32* %ehselector.slot, align 4, !dbg !44
  br label %catch.dispatch, !dbg !44

catch.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !45
  %10 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8* }* @_ZTI1E to i8*)), !dbg !45
  %matches = icmp eq i32 %sel, %10, !dbg !45
  br i1 %matches, label %catch, label %ehcleanup, !dbg !45

catch:
  %11 = bitcast %struct.E** %e to i8*, !dbg !45
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %11), !dbg !45
  call void @llvm.dbg.declare(metadata %struct.E** %e, metadata !31, metadata !DIExpression()), !dbg !46
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !45
  %12 = call i8* @__cxa_begin_catch(i8* %exn), !dbg !45
  %exn.byref = bitcast i8* %12 to %struct.E*, !dbg !45
  store %struct.E* %exn.byref, %struct.E** %e, align 8, !dbg !45
  %13 = load %struct.E*, %struct.E** %e, align 8, !dbg !47
  %p = getelementptr inbounds %struct.E, %struct.E* %13, i32 0, i32 0, !dbg !49
  %14 = load i32*, i32** %p, align 8, !dbg !49
  %15 = load i32, i32* %14, align 4, !dbg !50
  store i32 %15, i32* %r, align 4, !dbg !51
  call void @__cxa_end_catch(), !dbg !52
  %16 = bitcast %struct.E** %e to i8*, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %16), !dbg !52
  br label %try.cont, !dbg !52

try.cont:
  %17 = load i32, i32* %r, align 4, !dbg !53
  %18 = bitcast i32* %r to i8*, !dbg !54
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18), !dbg !54
  %19 = bitcast i32* %n to i8*, !dbg !54
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !54
  ret i32 %17, !dbg !55

if.end:
  br label %try.cont, !dbg !45

ehcleanup:
  %20 = bitcast i32* %r to i8*, !dbg !54
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !54
  %21 = bitcast i32* %n to i8*, !dbg !54
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !54
  br label %eh.resume, !dbg !54

eh.resume:
  %exn3 = load i8*, i8** %exn.slot, align 8, !dbg !54
  %sel4 = load i32, i32* %ehselector.slot, align 4, !dbg !54
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn3, 0, !dbg !54
  %lpad.val5 = insertvalue { i8*, i32 } %lpad.val, i32 %sel4, 1, !dbg !54
  resume { i8*, i32 } %lpad.val5, !dbg !54

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare i8* @__cxa_allocate_exception(i64)

define linkonce_odr dso_local void @_ZN1EC2Ev(%struct.E* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #4 comdat align 2 !dbg !56 {
entry:
  %this.addr = alloca %struct.E*, align 8
  store %struct.E* %this, %struct.E** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.E** %this.addr, metadata !58, metadata !DIExpression()), !dbg !60
  %this1 = load %struct.E*, %struct.E** %this.addr, align 8
  %p = getelementptr inbounds %struct.E, %struct.E* %this1, i32 0, i32 0, !dbg !61
  %call = call noalias noundef nonnull i8* @_Znwm(i64 noundef 4), !dbg !62, !heapallocsite !7
  %0 = bitcast i8* %call to i32*, !dbg !62
  store i32 3, i32* %0, align 4, !dbg !62
  store i32* %0, i32** %p, align 8, !dbg !61
  ret void, !dbg !63
}

declare i32 @__gxx_personality_v0(...)

declare void @__cxa_free_exception(i8*)

define linkonce_odr dso_local void @_ZN1ED2Ev(%struct.E* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #5 comdat align 2 !dbg !64 {
entry:
  %this.addr = alloca %struct.E*, align 8
  store %struct.E* %this, %struct.E** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.E** %this.addr, metadata !66, metadata !DIExpression()), !dbg !67
  %this1 = load %struct.E*, %struct.E** %this.addr, align 8
  %p = getelementptr inbounds %struct.E, %struct.E* %this1, i32 0, i32 0, !dbg !68
  %0 = load i32*, i32** %p, align 8, !dbg !68
  %isnull = icmp eq i32* %0, null, !dbg !70
  br i1 %isnull, label %delete.end, label %delete.notnull, !dbg !70

delete.notnull:
  %1 = bitcast i32* %0 to i8*, !dbg !70
  call void @_ZdlPv(i8* noundef %1), !dbg !70
  br label %delete.end, !dbg !70

delete.end:
  ret void, !dbg !71
}

declare void @__cxa_throw(i8*, i8*, i8*)

declare i32 @llvm.eh.typeid.for(i8*)

declare i8* @__cxa_begin_catch(i8*)

declare void @__cxa_end_catch()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare noundef nonnull i8* @_Znwm(i64 noundef)

declare void @_ZdlPv(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "exception_memory_safe.cpp", directory: ".")
!2 = !{!3}
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "E", file: !1, line: 5, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !4, identifier: "_ZTS1E")
!4 = !{!5, !8, !12, !17}
!5 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !3, file: !1, line: 5, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DISubprogram(name: "E", scope: !3, file: !1, line: 5, type: !9, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!9 = !DISubroutineType(types: !10)
!10 = !{null, !11}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!12 = !DISubprogram(name: "E", scope: !3, file: !1, line: 5, type: !13, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!13 = !DISubroutineType(types: !14)
!14 = !{null, !11, !15}
!15 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!17 = !DISubprogram(name: "~E", scope: !3, file: !1, line: 5, type: !9, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!18 = !{i32 7, !"Dwarf Version", i32 5}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 7, !"PIC Level", i32 2}
!22 = !{i32 7, !"PIE Level", i32 2}
!23 = !{i32 7, !"uwtable", i32 1}

!25 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !26, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !28)
!26 = !DISubroutineType(types: !27)
!27 = !{!7}
!28 = !{!29, !30, !31}
!29 = !DILocalVariable(name: "n", scope: !25, file: !1, line: 7, type: !7)
!30 = !DILocalVariable(name: "r", scope: !25, file: !1, line: 7, type: !7)
!31 = !DILocalVariable(name: "e", scope: !25, file: !1, line: 8, type: !32)
!32 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !3, size: 64)
!33 = !DILocation(line: 7, column: 3, scope: !25)
!34 = !DILocation(line: 7, column: 7, scope: !25)
!35 = !DILocation(line: 7, column: 11, scope: !25)
!36 = !DILocation(line: 7, column: 36, scope: !25)
!37 = !DILocation(line: 8, column: 13, scope: !38)
!38 = distinct !DILexicalBlock(scope: !39, file: !1, line: 8, column: 13)
!39 = distinct !DILexicalBlock(scope: !25, file: !1, line: 8, column: 7)
!40 = !DILocation(line: 8, column: 15, scope: !38)
!41 = !DILocation(line: 8, column: 13, scope: !39)
!42 = !DILocation(line: 8, column: 20, scope: !38)
!43 = !DILocation(line: 8, column: 26, scope: !38)
!44 = !DILocation(line: 10, column: 1, scope: !38)
!45 = !DILocation(line: 8, column: 31, scope: !39)
!46 = !DILocation(line: 8, column: 43, scope: !25)
!47 = !DILocation(line: 8, column: 53, scope: !48)
!48 = distinct !DILexicalBlock(scope: !25, file: !1, line: 8, column: 46)
!49 = !DILocation(line: 8, column: 55, scope: !48)
!50 = !DILocation(line: 8, column: 52, scope: !48)
!51 = !DILocation(line: 8, column: 50, scope: !48)
!52 = !DILocation(line: 8, column: 59, scope: !48)
!53 = !DILocation(line: 9, column: 10, scope: !25)
!54 = !DILocation(line: 10, column: 1, scope: !25)
!55 = !DILocation(line: 9, column: 3, scope: !25)
!56 = distinct !DISubprogram(name: "E", linkageName: "_ZN1EC2Ev", scope: !3, file: !1, line: 5, type: !9, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !8, retainedNodes: !57)
!57 = !{!58}
!58 = !DILocalVariable(name: "this", arg: 1, scope: !56, type: !59, flags: DIFlagArtificial | DIFlagObjectPointer)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!60 = !DILocation(line: 0, scope: !56)
!61 = !DILocation(line: 5, column: 26, scope: !56)
!62 = !DILocation(line: 5, column: 28, scope: !56)
!63 = !DILocation(line: 5, column: 41, scope: !56)
!64 = distinct !DISubprogram(name: "~E", linkageName: "_ZN1ED2Ev", scope: !3, file: !1, line: 5, type: !9, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !17, retainedNodes: !65)
!65 = !{!66}
!66 = !DILocalVariable(name: "this", arg: 1, scope: !64, type: !59, flags: DIFlagArtificial | DIFlagObjectPointer)
!67 = !DILocation(line: 0, scope: !64)
!68 = !DILocation(line: 5, column: 80, scope: !69)
!69 = distinct !DILexicalBlock(scope: !64, file: !1, line: 5, column: 71)
!70 = !DILocation(line: 5, column: 73, scope: !69)
!71 = !DILocation(line: 5, column: 83, scope: !64)
