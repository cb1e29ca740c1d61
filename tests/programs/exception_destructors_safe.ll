source_filename = "exception_destructors_safe.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.G = type { i32 }

$_ZN1GC2Ei = comdat any

$_ZN1GD2Ev = comdat any

@_ZTIi = external constant i8*
@_ZL5order = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [31 x i8] c"order == (n > 5 ? 321 : 50321)\00", align 1
@.str.1 = private unnamed_addr constant [31 x i8] c"exception_destructors_safe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1

define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !25 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %r = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %e = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !32
  call void @llvm.dbg.declare(metadata i32* %n, metadata !29, metadata !DIExpression()), !dbg !33
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !34
  store i32 %call, i32* %n, align 4, !dbg !33
  %1 = bitcast i32* %r to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !32
  call void @llvm.dbg.declare(metadata i32* %r, metadata !30, metadata !DIExpression()), !dbg !35
  store i32 0, i32* %r, align 4, !dbg !35
  %2 = load i32, i32* %n, align 4, !dbg !36
  %call1 = invoke noundef i32 @_ZL1fi(i32 noundef %2)
          to label %invoke.cont unwind label %lpad, !dbg !38

invoke.cont:
  store i32 %call1, i32* %r, align 4, !dbg !39
  br label %try.cont, !dbg !40

lpad:
  %3 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTIi to i8*), !dbg !41
  %4 = extractvalue { i8*, i32 } %3, 0, !dbg !41
  store i8* %4, i8** %exn.slot, align 8, !dbg !41
  %5 = extractvalue { i8*, i32 } %3, 1, !dbg !41
  store i32 %5, i32* %ehselector.slot, align 4, !dbg !41
  br label %catch.dispatch, !dbg !41

catch.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !40
  %6 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)), !dbg !40
  %matches = icmp eq i32 %sel, %6, !dbg !40
  br i1 %matches, label %catch, label %ehcleanup, !dbg !40

catch:
  %7 = bitcast i32* %e to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7), !dbg !40
  call void @llvm.dbg.declare(metadata i32* %e, metadata !31, metadata !DIExpression()), !dbg !42
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !40
  %8 = call i8* @__cxa_begin_catch(i8* %exn), !dbg !40
  %9 = bitcast i8* %8 to i32*, !dbg !40
  %10 = load i32, i32* %9, align 4, !dbg !40
  store i32 %10, i32* %e, align 4, !dbg !40
  store i32 -1, i32* %r, align 4, !dbg !43
  call void @__cxa_end_catch(), !dbg !45
  %11 = bitcast i32* %e to i8*, !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !45
  br label %try.cont, !dbg !45

try.cont:
  %12 = load i32, i32* @_ZL5order, align 4, !dbg !46
  %13 = load i32, i32* %n, align 4, !dbg !46
  %cmp = icmp sgt i32 %13, 5, !dbg !46
  %14 = zext i1 %cmp to i64, !dbg !46
  %cond = select i1 %cmp, i32 321, i32 50321, !dbg !46
  %cmp2 = icmp eq i32 %12, %cond, !dbg !46
  br i1 %cmp2, label %cond.true, label %cond.false, !dbg !46

cond.true:
  br label %cond.end, !dbg !46

cond.false:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !46
  unreachable, !dbg !46

15:                                               ; No predecessors!
  br label %cond.end, !dbg !46

cond.end:
  %16 = bitcast i32* %r to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !47
  %17 = bitcast i32* %n to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %17), !dbg !47
  %18 = load i32, i32* %retval, align 4, !dbg !47
  ret i32 %18, !dbg !47

ehcleanup:
  %19 = bitcast i32* %r to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !47
  %20 = bitcast i32* %n to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !47
  br label %eh.resume, !dbg !47

eh.resume:
  %exn4 = load i8*, i8** %exn.slot, align 8, !dbg !47
  %sel5 = load i32, i32* %ehselector.slot, align 4, !dbg !47
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn4, 0, !dbg !47
  %lpad.val6 = insertvalue { i8*, i32 } %lpad.val, i32 %sel5, 1, !dbg !47
  resume { i8*, i32 } %lpad.val6, !dbg !47
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal noundef i32 @_ZL1fi(i32 noundef %x) #4 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !48 {
entry:
  %x.addr = alloca i32, align 4
  %own = alloca %struct.G, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !52, metadata !DIExpression()), !dbg !54
  %0 = bitcast %struct.G* %own to i8*, !dbg !55
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !55
  call void @llvm.dbg.declare(metadata %struct.G* %own, metadata !53, metadata !DIExpression()), !dbg !56
  call void @_ZN1GC2Ei(%struct.G* noundef nonnull align 4 dereferenceable(4) %own, i32 noundef 1), !dbg !56
  %1 = load i32, i32* %x.addr, align 4, !dbg !57
  %call = invoke noundef i32 @_ZL1gi(i32 noundef %1)
          to label %invoke.cont unwind label %lpad, !dbg !58

invoke.cont:
  call void @_ZN1GD2Ev(%struct.G* noundef nonnull align 4 dereferenceable(4) %own), !dbg !59
  %2 = bitcast %struct.G* %own to i8*, !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %2), !dbg !59
  ret i32 %call, !dbg !59

lpad:
  %3 = landingpad { i8*, i32 }
          cleanup, !dbg !59
  %4 = extractvalue { i8*, i32 } %3, 0, !dbg !59
  store i8* %4, i8** %exn.slot, align 8, !dbg !59
  %5 = extractvalue { i8*, i32 } %3, 1, !dbg !59
  store i32 %5, i32* %ehselector.slot, align 4, !dbg !59
  call void @_ZN1GD2Ev(%struct.G* noundef nonnull align 4 dereferenceable(4) %own), !dbg !59
  %6 = bitcast %struct.G* %own to i8*, !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !59
  br label %eh.resume, !dbg !59

eh.resume:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !59
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !59
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0, !dbg !59
  %lpad.val1 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1, !dbg !59
  resume { i8*, i32 } %lpad.val1, !dbg !59
}

declare i32 @__gxx_personality_v0(...)

declare i32 @llvm.eh.typeid.for(i8*)

declare i8* @__cxa_begin_catch(i8*)

declare void @__cxa_end_catch()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define linkonce_odr dso_local void @_ZN1GC2Ei(%struct.G* noundef nonnull align 4 dereferenceable(4) %this, i32 noundef %n) unnamed_addr #7 comdat align 2 !dbg !60 {
entry:
  %this.addr = alloca %struct.G*, align 8
  %n.addr = alloca i32, align 4
  store %struct.G* %this, %struct.G** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.G** %this.addr, metadata !62, metadata !DIExpression()), !dbg !65
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !64, metadata !DIExpression()), !dbg !66
  %this1 = load %struct.G*, %struct.G** %this.addr, align 8
  %n2 = getelementptr inbounds %struct.G, %struct.G* %this1, i32 0, i32 0, !dbg !67
  %0 = load i32, i32* %n.addr, align 4, !dbg !68
  store i32 %0, i32* %n2, align 4, !dbg !67
  ret void, !dbg !69
}

define internal noundef i32 @_ZL1gi(i32 noundef %x) #4 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !70 {
entry:
  %x.addr = alloca i32, align 4
  %own = alloca %struct.G, align 4
  %r = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !72, metadata !DIExpression()), !dbg !75
  %0 = bitcast %struct.G* %own to i8*, !dbg !76
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !76
  call void @llvm.dbg.declare(metadata %struct.G* %own, metadata !73, metadata !DIExpression()), !dbg !77
  call void @_ZN1GC2Ei(%struct.G* noundef nonnull align 4 dereferenceable(4) %own, i32 noundef 2), !dbg !77
  %1 = bitcast i32* %r to i8*, !dbg !78
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !78
  call void @llvm.dbg.declare(metadata i32* %r, metadata !74, metadata !DIExpression()), !dbg !79
  %2 = load i32, i32* %x.addr, align 4, !dbg !80
  %call = invoke noundef i32 @_ZL1hi(i32 noundef %2)
          to label %invoke.cont unwind label %lpad, !dbg !81

invoke.cont:
  store i32 %call, i32* %r, align 4, !dbg !79
  %3 = load i32, i32* @_ZL5order, align 4, !dbg !82
  %add = add nsw i32 %3, 500, !dbg !82
  store i32 %add, i32* @_ZL5order, align 4, !dbg !82
  %4 = load i32, i32* %r, align 4, !dbg !83
  %5 = bitcast i32* %r to i8*, !dbg !84
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !84
  call void @_ZN1GD2Ev(%struct.G* noundef nonnull align 4 dereferenceable(4) %own), !dbg !84
  %6 = bitcast %struct.G* %own to i8*, !dbg !84
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !84
  ret i32 %4, !dbg !84

lpad:
  %7 = landingpad { i8*, i32 }
          cleanup, !dbg !84
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !84
  store i8* %8, i8** %exn.slot, align 8, !dbg !84
  %9 = extractvalue { i8*, i32 } %7, 1, !dbg !84
  store i32 %9, i32* %ehselector.slot, align 4, !dbg !84
  %10 = bitcast i32* %r to i8*, !dbg !84
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !84
  call void @_ZN1GD2Ev(%struct.G* noundef nonnull align 4 dereferenceable(4) %own), !dbg !84
  %11 = bitcast %struct.G* %own to i8*, !dbg !84
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !84
  br label %eh.resume, !dbg !84

eh.resume:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !84
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !84
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0, !dbg !84
  %lpad.val1 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1, !dbg !84
  resume { i8*, i32 } %lpad.val1, !dbg !84
}

define linkonce_odr dso_local void @_ZN1GD2Ev(%struct.G* noundef nonnull align 4 dereferenceable(4) %this) unnamed_addr #7 comdat align 2 !dbg !85 {
entry:
  %this.addr = alloca %struct.G*, align 8
  store %struct.G* %this, %struct.G** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.G** %this.addr, metadata !87, metadata !DIExpression()), !dbg !88
  %this1 = load %struct.G*, %struct.G** %this.addr, align 8
  %0 = load i32, i32* @_ZL5order, align 4, !dbg !89
  %mul = mul nsw i32 %0, 10, !dbg !91
  %n = getelementptr inbounds %struct.G, %struct.G* %this1, i32 0, i32 0, !dbg !92
  %1 = load i32, i32* %n, align 4, !dbg !92
  %add = add nsw i32 %mul, %1, !dbg !93
  store i32 %add, i32* @_ZL5order, align 4, !dbg !94
  ret void, !dbg !95
}

define internal noundef i32 @_ZL1hi(i32 noundef %x) #4 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !96 {
entry:
  %x.addr = alloca i32, align 4
  %own = alloca %struct.G, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !98, metadata !DIExpression()), !dbg !100
  %0 = bitcast %struct.G* %own to i8*, !dbg !101
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !101
  call void @llvm.dbg.declare(metadata %struct.G* %own, metadata !99, metadata !DIExpression()), !dbg !102
  call void @_ZN1GC2Ei(%struct.G* noundef nonnull align 4 dereferenceable(4) %own, i32 noundef 3), !dbg !102
  %1 = load i32, i32* %x.addr, align 4, !dbg !103
  %cmp = icmp sgt i32 %1, 5, !dbg !105
  br i1 %cmp, label %if.then, label %if.end, !dbg !106

if.then:
  %exception = call i8* @__cxa_allocate_exception(i64 4), !dbg !107
  %2 = bitcast i8* %exception to i32*, !dbg !107
  %3 = load i32, i32* %x.addr, align 4, !dbg !108
  store i32 %3, i32* %2, align 16, !dbg !107
  invoke void @__cxa_throw(i8* %exception, i8* bitcast (i8** @_ZTIi to i8*), i8* null)
          to label %unreachable unwind label %lpad, !dbg !107

lpad:
  %4 = landingpad { i8*, i32 }
          cleanup, !dbg !109
  %5 = extractvalue { i8*, i32 } %4, 0, !dbg !109
  store i8* %5, i8** %exn.slot, align 8, !dbg !109
  %6 = extractvalue { i8*, i32 } %4, 1, !dbg !109
  store i32 %6, i32* %ehselector.slot, align 4, !dbg !109
  call void @_ZN1GD2Ev(%struct.G* noundef nonnull align 4 dereferenceable(4) %own), !dbg !110
  %7 = bitcast %struct.G* %own to i8*, !dbg !110
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !110
  br label %eh.resume, !dbg !110

if.end:
  %8 = load i32, i32* %x.addr, align 4, !dbg !111
  call void @_ZN1GD2Ev(%struct.G* noundef nonnull align 4 dereferenceable(4) %own), !dbg !110
  %9 = bitcast %struct.G* %own to i8*, !dbg !110
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %9), !dbg !110
  ret i32 %8, !dbg !110

eh.resume:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !110
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !110
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0, !dbg !110
  %lpad.val1 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1, !dbg !110
  resume { i8*, i32 } %lpad.val1, !dbg !110

unreachable:
  unreachable
}

declare i8* @__cxa_allocate_exception(i64)

declare void @__cxa_throw(i8*, i8*, i8*)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "order", linkageName: "_ZL5order", scope: !2, file: !3, line: 5, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exception_destructors_safe.cpp", directory: ".")
!4 = !{!5, !6}
!5 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "G", file: !3, line: 6, size: 32, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !7, identifier: "_ZTS1G")
!7 = !{!8, !10, !14}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !6, file: !3, line: 6, baseType: !9, size: 32)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DISubprogram(name: "G", scope: !6, file: !3, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!11 = !DISubroutineType(types: !12)
!12 = !{null, !13, !9}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!14 = !DISubprogram(name: "~G", scope: !6, file: !3, line: 6, type: !15, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!15 = !DISubroutineType(types: !16)
!16 = !{null, !13}
!17 = !{!0}
!18 = !{i32 7, !"Dwarf Version", i32 5}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 7, !"PIC Level", i32 2}
!22 = !{i32 7, !"PIE Level", i32 2}
!23 = !{i32 7, !"uwtable", i32 1}

!25 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !26, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !28)
!26 = !DISubroutineType(types: !27)
!27 = !{!9}
!28 = !{!29, !30, !31}
!29 = !DILocalVariable(name: "n", scope: !25, file: !3, line: 11, type: !9)
!30 = !DILocalVariable(name: "r", scope: !25, file: !3, line: 11, type: !9)
!31 = !DILocalVariable(name: "e", scope: !25, file: !3, line: 12, type: !9)
!32 = !DILocation(line: 11, column: 3, scope: !25)
!33 = !DILocation(line: 11, column: 7, scope: !25)
!34 = !DILocation(line: 11, column: 11, scope: !25)
!35 = !DILocation(line: 11, column: 36, scope: !25)
!36 = !DILocation(line: 12, column: 15, scope: !37)
!37 = distinct !DILexicalBlock(scope: !25, file: !3, line: 12, column: 7)
!38 = !DILocation(line: 12, column: 13, scope: !37)
!39 = !DILocation(line: 12, column: 11, scope: !37)
!40 = !DILocation(line: 12, column: 19, scope: !37)
!41 = !DILocation(line: 14, column: 1, scope: !37)
!42 = !DILocation(line: 12, column: 32, scope: !25)
!43 = !DILocation(line: 12, column: 39, scope: !44)
!44 = distinct !DILexicalBlock(scope: !25, file: !3, line: 12, column: 35)
!45 = !DILocation(line: 12, column: 45, scope: !44)
!46 = !DILocation(line: 13, column: 3, scope: !25)
!47 = !DILocation(line: 14, column: 1, scope: !25)
!48 = distinct !DISubprogram(name: "f", linkageName: "_ZL1fi", scope: !3, file: !3, line: 9, type: !49, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{!9, !9}
!51 = !{!52, !53}
!52 = !DILocalVariable(name: "x", arg: 1, scope: !48, file: !3, line: 9, type: !9)
!53 = !DILocalVariable(name: "own", scope: !48, file: !3, line: 9, type: !6)
!54 = !DILocation(line: 9, column: 18, scope: !48)
!55 = !DILocation(line: 9, column: 23, scope: !48)
!56 = !DILocation(line: 9, column: 25, scope: !48)
!57 = !DILocation(line: 9, column: 42, scope: !48)
!58 = !DILocation(line: 9, column: 40, scope: !48)
!59 = !DILocation(line: 9, column: 46, scope: !48)
!60 = distinct !DISubprogram(name: "G", linkageName: "_ZN1GC2Ei", scope: !6, file: !3, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !10, retainedNodes: !61)
!61 = !{!62, !64}
!62 = !DILocalVariable(name: "this", arg: 1, scope: !60, type: !63, flags: DIFlagArtificial | DIFlagObjectPointer)
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!64 = !DILocalVariable(name: "n", arg: 2, scope: !60, file: !3, line: 6, type: !9)
!65 = !DILocation(line: 0, scope: !60)
!66 = !DILocation(line: 6, column: 25, scope: !60)
!67 = !DILocation(line: 6, column: 30, scope: !60)
!68 = !DILocation(line: 6, column: 32, scope: !60)
!69 = !DILocation(line: 6, column: 36, scope: !60)
!70 = distinct !DISubprogram(name: "g", linkageName: "_ZL1gi", scope: !3, file: !3, line: 8, type: !49, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !71)
!71 = !{!72, !73, !74}
!72 = !DILocalVariable(name: "x", arg: 1, scope: !70, file: !3, line: 8, type: !9)
!73 = !DILocalVariable(name: "own", scope: !70, file: !3, line: 8, type: !6)
!74 = !DILocalVariable(name: "r", scope: !70, file: !3, line: 8, type: !9)
!75 = !DILocation(line: 8, column: 18, scope: !70)
!76 = !DILocation(line: 8, column: 23, scope: !70)
!77 = !DILocation(line: 8, column: 25, scope: !70)
!78 = !DILocation(line: 8, column: 33, scope: !70)
!79 = !DILocation(line: 8, column: 37, scope: !70)
!80 = !DILocation(line: 8, column: 43, scope: !70)
!81 = !DILocation(line: 8, column: 41, scope: !70)
!82 = !DILocation(line: 8, column: 53, scope: !70)
!83 = !DILocation(line: 8, column: 68, scope: !70)
!84 = !DILocation(line: 8, column: 71, scope: !70)
!85 = distinct !DISubprogram(name: "~G", linkageName: "_ZN1GD2Ev", scope: !6, file: !3, line: 6, type: !15, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !14, retainedNodes: !86)
!86 = !{!87}
!87 = !DILocalVariable(name: "this", arg: 1, scope: !85, type: !63, flags: DIFlagArtificial | DIFlagObjectPointer)
!88 = !DILocation(line: 0, scope: !85)
!89 = !DILocation(line: 6, column: 53, scope: !90)
!90 = distinct !DILexicalBlock(scope: !85, file: !3, line: 6, column: 43)
!91 = !DILocation(line: 6, column: 59, scope: !90)
!92 = !DILocation(line: 6, column: 66, scope: !90)
!93 = !DILocation(line: 6, column: 64, scope: !90)
!94 = !DILocation(line: 6, column: 51, scope: !90)
!95 = !DILocation(line: 6, column: 69, scope: !85)
!96 = distinct !DISubprogram(name: "h", linkageName: "_ZL1hi", scope: !3, file: !3, line: 7, type: !49, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !97)
!97 = !{!98, !99}
!98 = !DILocalVariable(name: "x", arg: 1, scope: !96, file: !3, line: 7, type: !9)
!99 = !DILocalVariable(name: "own", scope: !96, file: !3, line: 7, type: !6)
!100 = !DILocation(line: 7, column: 18, scope: !96)
!101 = !DILocation(line: 7, column: 23, scope: !96)
!102 = !DILocation(line: 7, column: 25, scope: !96)
!103 = !DILocation(line: 7, column: 37, scope: !104)
!104 = distinct !DILexicalBlock(scope: !96, file: !3, line: 7, column: 37)
!105 = !DILocation(line: 7, column: 39, scope: !104)
!106 = !DILocation(line: 7, column: 37, scope: !96)
!107 = !DILocation(line: 7, column: 44, scope: !104)
!108 = !DILocation(line: 7, column: 50, scope: !104)
!109 = !DILocation(line: 7, column: 63, scope: !104)
!110 = !DILocation(line: 7, column: 63, scope: !96)
!111 = !DILocation(line: 7, column: 60, scope: !96)
