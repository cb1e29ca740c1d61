source_filename = "exception_constructor_safe.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Whole = type { %struct.Part, %struct.Part }
%struct.Part = type { i8 }

$_ZN5WholeC2Ei = comdat any

$_ZN5WholeD2Ev = comdat any

$_ZN4PartC2Ev = comdat any

$_ZN4PartD2Ev = comdat any

@_ZTIi = external constant i8*
@_ZL5parts = internal global i32 0, align 4, !dbg !0
@_ZL6wholes = internal global i32 0, align 4, !dbg !26
@.str = private unnamed_addr constant [26 x i8] c"parts == 2 && wholes == 1\00", align 1
@.str.1 = private unnamed_addr constant [31 x i8] c"exception_constructor_safe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.2 = private unnamed_addr constant [26 x i8] c"parts == 0 && wholes == 0\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"r == (n == 3)\00", align 1

define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !35 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %r = alloca i32, align 4
  %w = alloca %struct.Whole*, align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %0 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %1 = bitcast i32* %n to i8*, !dbg !45
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !45
  call void @llvm.dbg.declare(metadata i32* %n, metadata !39, metadata !DIExpression()), !dbg !46
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !47
  store i32 %call, i32* %n, align 4, !dbg !46
  %2 = bitcast i32* %r to i8*, !dbg !45
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !45
  call void @llvm.dbg.declare(metadata i32* %r, metadata !40, metadata !DIExpression()), !dbg !48
  store i32 0, i32* %r, align 4, !dbg !48
  %3 = bitcast %struct.Whole** %w to i8*, !dbg !49
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !49
  call void @llvm.dbg.declare(metadata %struct.Whole** %w, metadata !41, metadata !DIExpression()), !dbg !50
  %call1 = invoke noalias noundef nonnull i8* @_Znwm(i64 noundef 2)
          to label %invoke.cont unwind label %lpad, !dbg !51, !heapallocsite !6

invoke.cont:
  %4 = bitcast i8* %call1 to %struct.Whole*, !dbg !51
  %5 = load i32, i32* %n, align 4, !dbg !52
  invoke void @_ZN5WholeC2Ei(%struct.Whole* noundef nonnull align 1 dereferenceable(2) %4, i32 noundef %5)
          to label %invoke.cont3 unwind label %lpad2, !dbg !53

invoke.cont3:
  store %struct.Whole* %4, %struct.Whole** %w, align 8, !dbg !50
  %6 = load i32, i32* @_ZL5parts, align 4, !dbg !54
  %cmp = icmp eq i32 %6, 2, !dbg !54
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !54

land.rhs:
  %7 = load i32, i32* @_ZL6wholes, align 4, !dbg !54
  %cmp4 = icmp eq i32 %7, 1, !dbg !54
  br label %land.end

land.end:
  %8 = phi i1 [ false, %invoke.cont3 ], [ %cmp4, %land.rhs ], !dbg !55
  br i1 %8, label %cond.true, label %cond.false, !dbg !54

cond.true:
  br label %cond.end, !dbg !54

cond.false:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !54
  unreachable, !dbg !54

lpad:
  %9 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTIi to i8*), !dbg !56
  %10 = extractvalue { i8*, i32 } %9, 0, !dbg !56
  store i8* %10, i8** %exn.slot, align 8, !dbg !56
  %11 = extractvalue { i8*, i32 } %9, 1, !dbg !56
  store i32 %11, i32* %ehselector.slot, align 4, !dbg !56
  br label %ehcleanup, !dbg !56

lpad2:
  %12 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTIi to i8*), !dbg !56
  %13 = extractvalue { i8*, i32 } %12, 0, !dbg !56
  store i8* %13, i8** %exn.slot, align 8, !dbg !56
  %14 = extractvalue { i8*, i32 } %12, 1, !dbg !56
  store i32 %14, i32* %ehselector.slot, align 4, !dbg !56
  call void @_ZdlPv(i8* noundef %call1), !dbg !51
  br label %ehcleanup, !dbg !51

15:                                               ; No predecessors!
  br label %cond.end, !dbg !54

cond.end:
  %16 = load %struct.Whole*, %struct.Whole** %w, align 8, !dbg !57
  %isnull = icmp eq %struct.Whole* %16, null, !dbg !58
  br i1 %isnull, label %delete.end, label %delete.notnull, !dbg !58

delete.notnull:
  call void @_ZN5WholeD2Ev(%struct.Whole* noundef nonnull align 1 dereferenceable(2) %16), !dbg !58
  %17 = bitcast %struct.Whole* %16 to i8*, !dbg !58
  call void @_ZdlPv(i8* noundef %17), !dbg !58
  br label %delete.end, !dbg !58

delete.end:
  %18 = bitcast %struct.Whole** %w to i8*, !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %18), !dbg !59
  br label %try.cont, !dbg !60

ehcleanup:
  %19 = bitcast %struct.Whole** %w to i8*, !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %19), !dbg !59
  br label %catch.dispatch, !dbg !59

catch.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !60
  %20 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)), !dbg !60
  %matches = icmp eq i32 %sel, %20, !dbg !60
  br i1 %matches, label %catch, label %ehcleanup17, !dbg !60

catch:
  %21 = bitcast i32* %0 to i8*, !dbg !60
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %21), !dbg !60
  call void @llvm.dbg.declare(metadata i32* %0, metadata !44, metadata !DIExpression()), !dbg !61
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !60
  %22 = call i8* @__cxa_begin_catch(i8* %exn), !dbg !60
  %23 = bitcast i8* %22 to i32*, !dbg !60
  %24 = load i32, i32* %23, align 4, !dbg !60
  store i32 %24, i32* %0, align 4, !dbg !60
  store i32 1, i32* %r, align 4, !dbg !62
  call void @__cxa_end_catch(), !dbg !64
  %25 = bitcast i32* %0 to i8*, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %25), !dbg !64
  br label %try.cont, !dbg !64

try.cont:
  %26 = load i32, i32* @_ZL5parts, align 4, !dbg !65
  %cmp5 = icmp eq i32 %26, 0, !dbg !65
  br i1 %cmp5, label %land.rhs6, label %land.end8, !dbg !65

land.rhs6:
  %27 = load i32, i32* @_ZL6wholes, align 4, !dbg !65
  %cmp7 = icmp eq i32 %27, 0, !dbg !65
  br label %land.end8

land.end8:
  %28 = phi i1 [ false, %try.cont ], [ %cmp7, %land.rhs6 ], !dbg !66
  br i1 %28, label %cond.true9, label %cond.false10, !dbg !65

cond.true9:
  br label %cond.end11, !dbg !65

cond.false10:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !65
  unreachable, !dbg !65

29:                                               ; No predecessors!
  br label %cond.end11, !dbg !65

cond.end11:
  %30 = load i32, i32* %r, align 4, !dbg !67
  %31 = load i32, i32* %n, align 4, !dbg !67
  %cmp12 = icmp eq i32 %31, 3, !dbg !67
  %conv = zext i1 %cmp12 to i32, !dbg !67
  %cmp13 = icmp eq i32 %30, %conv, !dbg !67
  br i1 %cmp13, label %cond.true14, label %cond.false15, !dbg !67

cond.true14:
  br label %cond.end16, !dbg !67

cond.false15:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.1, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !67
  unreachable, !dbg !67

32:                                               ; No predecessors!
  br label %cond.end16, !dbg !67

cond.end16:
  %33 = bitcast i32* %r to i8*, !dbg !68
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %33), !dbg !68
  %34 = bitcast i32* %n to i8*, !dbg !68
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %34), !dbg !68
  %35 = load i32, i32* %retval, align 4, !dbg !68
  ret i32 %35, !dbg !68

ehcleanup17:
  %36 = bitcast i32* %r to i8*, !dbg !68
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %36), !dbg !68
  %37 = bitcast i32* %n to i8*, !dbg !68
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %37), !dbg !68
  br label %eh.resume, !dbg !68

eh.resume:
  %exn19 = load i8*, i8** %exn.slot, align 8, !dbg !68
  %sel20 = load i32, i32* %ehselector.slot, align 4, !dbg !68
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn19, 0, !dbg !68
  %lpad.val21 = insertvalue { i8*, i32 } %lpad.val, i32 %sel20, 1, !dbg !68
  resume { i8*, i32 } %lpad.val21, !dbg !68
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare noundef nonnull i8* @_Znwm(i64 noundef)

declare i32 @__gxx_personality_v0(...)

define linkonce_odr dso_local void @_ZN5WholeC2Ei(%struct.Whole* noundef nonnull align 1 dereferenceable(2) %this, i32 noundef %n) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !69 {
entry:
  %this.addr = alloca %struct.Whole*, align 8
  %n.addr = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store %struct.Whole* %this, %struct.Whole** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Whole** %this.addr, metadata !71, metadata !DIExpression()), !dbg !73
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !72, metadata !DIExpression()), !dbg !74
  %this1 = load %struct.Whole*, %struct.Whole** %this.addr, align 8
  %a = getelementptr inbounds %struct.Whole, %struct.Whole* %this1, i32 0, i32 0, !dbg !75
  call void @_ZN4PartC2Ev(%struct.Part* noundef nonnull align 1 dereferenceable(1) %a), !dbg !75
  %b = getelementptr inbounds %struct.Whole, %struct.Whole* %this1, i32 0, i32 1, !dbg !75
  invoke void @_ZN4PartC2Ev(%struct.Part* noundef nonnull align 1 dereferenceable(1) %b)
          to label %invoke.cont unwind label %lpad, !dbg !75

invoke.cont:
  %0 = load i32, i32* %n.addr, align 4, !dbg !76
  %cmp = icmp eq i32 %0, 3, !dbg !79
  br i1 %cmp, label %if.then, label %if.end, !dbg !80

if.then:
  %exception = call i8* @__cxa_allocate_exception(i64 4), !dbg !81
  %1 = bitcast i8* %exception to i32*, !dbg !81
  %2 = load i32, i32* %n.addr, align 4, !dbg !82
  store i32 %2, i32* %1, align 16, !dbg !81
  invoke void @__cxa_throw(i8* %exception, i8* bitcast (i8** @_ZTIi to i8*), i8* null)
          to label %unreachable unwind label %lpad2, !dbg !81

lpad:
  %3 = landingpad { i8*, i32 }
          cleanup, !dbg !83
  %4 = extractvalue { i8*, i32 } %3, 0, !dbg !83
  store i8* %4, i8** %exn.slot, align 8, !dbg !83
  %5 = extractvalue { i8*, i32 } %3, 1, !dbg !83
  store i32 %5, i32* %ehselector.slot, align 4, !dbg !83
  br label %ehcleanup, !dbg !83

lpad2:
  %6 = landingpad { i8*, i32 }
          cleanup, !dbg !84
  %7 = extractvalue { i8*, i32 } %6, 0, !dbg !84
  store i8* %7, i8** %exn.slot, align 8, !dbg !84
  %8 = extractvalue { i8*, i32 } %6, 1, !dbg !84
  store i32 %8, i32* %ehselector.slot, align 4, !dbg !84
  call void @_ZN4PartD2Ev(%struct.Part* noundef nonnull align 1 dereferenceable(1) %b), !dbg !85
  br label %ehcleanup, !dbg !85

if.end:
  %9 = load i32, i32* @_ZL6wholes, align 4, !dbg !86
  %inc = add nsw i32 %9, 1, !dbg !86
  store i32 %inc, i32* @_ZL6wholes, align 4, !dbg !86
  ret void, !dbg !83

ehcleanup:
  call void @_ZN4PartD2Ev(%struct.Part* noundef nonnull align 1 dereferenceable(1) %a), !dbg !85
  br label %eh.resume, !dbg !85

eh.resume:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !85
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !85
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0, !dbg !85
  %lpad.val3 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1, !dbg !85
  resume { i8*, i32 } %lpad.val3, !dbg !85

unreachable:
  unreachable
}

declare void @_ZdlPv(i8* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define linkonce_odr dso_local void @_ZN5WholeD2Ev(%struct.Whole* noundef nonnull align 1 dereferenceable(2) %this) unnamed_addr #8 comdat align 2 !dbg !87 {
entry:
  %this.addr = alloca %struct.Whole*, align 8
  store %struct.Whole* %this, %struct.Whole** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Whole** %this.addr, metadata !89, metadata !DIExpression()), !dbg !90
  %this1 = load %struct.Whole*, %struct.Whole** %this.addr, align 8
  %0 = load i32, i32* @_ZL6wholes, align 4, !dbg !91
  %dec = add nsw i32 %0, -1, !dbg !91
  store i32 %dec, i32* @_ZL6wholes, align 4, !dbg !91
  %b = getelementptr inbounds %struct.Whole, %struct.Whole* %this1, i32 0, i32 1, !dbg !93
  call void @_ZN4PartD2Ev(%struct.Part* noundef nonnull align 1 dereferenceable(1) %b), !dbg !93
  %a = getelementptr inbounds %struct.Whole, %struct.Whole* %this1, i32 0, i32 0, !dbg !93
  call void @_ZN4PartD2Ev(%struct.Part* noundef nonnull align 1 dereferenceable(1) %a), !dbg !93
  ret void, !dbg !94
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i32 @llvm.eh.typeid.for(i8*)

declare i8* @__cxa_begin_catch(i8*)

declare void @__cxa_end_catch()

define linkonce_odr dso_local void @_ZN4PartC2Ev(%struct.Part* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #8 comdat align 2 !dbg !95 {
entry:
  %this.addr = alloca %struct.Part*, align 8
  store %struct.Part* %this, %struct.Part** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Part** %this.addr, metadata !97, metadata !DIExpression()), !dbg !99
  %this1 = load %struct.Part*, %struct.Part** %this.addr, align 8
  %0 = load i32, i32* @_ZL5parts, align 4, !dbg !100
  %inc = add nsw i32 %0, 1, !dbg !100
  store i32 %inc, i32* @_ZL5parts, align 4, !dbg !100
  ret void, !dbg !102
}

declare i8* @__cxa_allocate_exception(i64)

declare void @__cxa_throw(i8*, i8*, i8*)

define linkonce_odr dso_local void @_ZN4PartD2Ev(%struct.Part* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #8 comdat align 2 !dbg !103 {
entry:
  %this.addr = alloca %struct.Part*, align 8
  store %struct.Part* %this, %struct.Part** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Part** %this.addr, metadata !105, metadata !DIExpression()), !dbg !106
  %this1 = load %struct.Part*, %struct.Part** %this.addr, align 8
  %0 = load i32, i32* @_ZL5parts, align 4, !dbg !107
  %dec = add nsw i32 %0, -1, !dbg !107
  store i32 %dec, i32* @_ZL5parts, align 4, !dbg !107
  ret void, !dbg !109
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "parts", linkageName: "_ZL5parts", scope: !2, file: !3, line: 5, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !25, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exception_constructor_safe.cpp", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Whole", file: !3, line: 7, size: 16, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !7, identifier: "_ZTS5Whole")
!7 = !{!8, !16, !17, !22}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !6, file: !3, line: 7, baseType: !9, size: 8)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Part", file: !3, line: 6, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !10, identifier: "_ZTS4Part")
!10 = !{!11, !15}
!11 = !DISubprogram(name: "Part", scope: !9, file: !3, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!12 = !DISubroutineType(types: !13)
!13 = !{null, !14}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!15 = !DISubprogram(name: "~Part", scope: !9, file: !3, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !6, file: !3, line: 7, baseType: !9, size: 8, offset: 8)
!17 = !DISubprogram(name: "Whole", scope: !6, file: !3, line: 7, type: !18, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !21}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DISubprogram(name: "~Whole", scope: !6, file: !3, line: 7, type: !23, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!23 = !DISubroutineType(types: !24)
!24 = !{null, !20}
!25 = !{!0, !26}
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "wholes", linkageName: "_ZL6wholes", scope: !2, file: !3, line: 5, type: !21, isLocal: true, isDefinition: true)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 7, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 1}

!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !36, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!21}
!38 = !{!39, !40, !41, !44}
!39 = !DILocalVariable(name: "n", scope: !35, file: !3, line: 9, type: !21)
!40 = !DILocalVariable(name: "r", scope: !35, file: !3, line: 9, type: !21)
!41 = !DILocalVariable(name: "w", scope: !42, file: !3, line: 11, type: !43)
!42 = distinct !DILexicalBlock(scope: !35, file: !3, line: 10, column: 7)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!44 = !DILocalVariable(scope: !35, file: !3, line: 14, type: !21)
!45 = !DILocation(line: 9, column: 3, scope: !35)
!46 = !DILocation(line: 9, column: 7, scope: !35)
!47 = !DILocation(line: 9, column: 11, scope: !35)
!48 = !DILocation(line: 9, column: 36, scope: !35)
!49 = !DILocation(line: 11, column: 5, scope: !42)
!50 = !DILocation(line: 11, column: 12, scope: !42)
!51 = !DILocation(line: 11, column: 16, scope: !42)
!52 = !DILocation(line: 11, column: 26, scope: !42)
!53 = !DILocation(line: 11, column: 20, scope: !42)
!54 = !DILocation(line: 12, column: 5, scope: !42)
!55 = !DILocation(line: 0, scope: !42)
!56 = !DILocation(line: 17, column: 1, scope: !42)
!57 = !DILocation(line: 13, column: 12, scope: !42)
!58 = !DILocation(line: 13, column: 5, scope: !42)
!59 = !DILocation(line: 14, column: 3, scope: !35)
!60 = !DILocation(line: 14, column: 3, scope: !42)
!61 = !DILocation(line: 14, column: 15, scope: !35)
!62 = !DILocation(line: 14, column: 21, scope: !63)
!63 = distinct !DILexicalBlock(scope: !35, file: !3, line: 14, column: 17)
!64 = !DILocation(line: 14, column: 26, scope: !63)
!65 = !DILocation(line: 15, column: 3, scope: !35)
!66 = !DILocation(line: 0, scope: !35)
!67 = !DILocation(line: 16, column: 3, scope: !35)
!68 = !DILocation(line: 17, column: 1, scope: !35)
!69 = distinct !DISubprogram(name: "Whole", linkageName: "_ZN5WholeC2Ei", scope: !6, file: !3, line: 7, type: !18, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !17, retainedNodes: !70)
!70 = !{!71, !72}
!71 = !DILocalVariable(name: "this", arg: 1, scope: !69, type: !43, flags: DIFlagArtificial | DIFlagObjectPointer)
!72 = !DILocalVariable(name: "n", arg: 2, scope: !69, file: !3, line: 7, type: !21)
!73 = !DILocation(line: 0, scope: !69)
!74 = !DILocation(line: 7, column: 37, scope: !69)
!75 = !DILocation(line: 7, column: 27, scope: !69)
!76 = !DILocation(line: 7, column: 46, scope: !77)
!77 = distinct !DILexicalBlock(scope: !78, file: !3, line: 7, column: 46)
!78 = distinct !DILexicalBlock(scope: !69, file: !3, line: 7, column: 40)
!79 = !DILocation(line: 7, column: 48, scope: !77)
!80 = !DILocation(line: 7, column: 46, scope: !78)
!81 = !DILocation(line: 7, column: 54, scope: !77)
!82 = !DILocation(line: 7, column: 60, scope: !77)
!83 = !DILocation(line: 7, column: 73, scope: !69)
!84 = !DILocation(line: 7, column: 73, scope: !77)
!85 = !DILocation(line: 7, column: 73, scope: !78)
!86 = !DILocation(line: 7, column: 69, scope: !78)
!87 = distinct !DISubprogram(name: "~Whole", linkageName: "_ZN5WholeD2Ev", scope: !6, file: !3, line: 7, type: !23, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !22, retainedNodes: !88)
!88 = !{!89}
!89 = !DILocalVariable(name: "this", arg: 1, scope: !87, type: !43, flags: DIFlagArtificial | DIFlagObjectPointer)
!90 = !DILocation(line: 0, scope: !87)
!91 = !DILocation(line: 7, column: 92, scope: !92)
!92 = distinct !DILexicalBlock(scope: !87, file: !3, line: 7, column: 84)
!93 = !DILocation(line: 7, column: 96, scope: !92)
!94 = !DILocation(line: 7, column: 96, scope: !87)
!95 = distinct !DISubprogram(name: "Part", linkageName: "_ZN4PartC2Ev", scope: !9, file: !3, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !11, retainedNodes: !96)
!96 = !{!97}
!97 = !DILocalVariable(name: "this", arg: 1, scope: !95, type: !98, flags: DIFlagArtificial | DIFlagObjectPointer)
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!99 = !DILocation(line: 0, scope: !95)
!100 = !DILocation(line: 6, column: 29, scope: !101)
!101 = distinct !DILexicalBlock(scope: !95, file: !3, line: 6, column: 22)
!102 = !DILocation(line: 6, column: 33, scope: !95)
!103 = distinct !DISubprogram(name: "~Part", linkageName: "_ZN4PartD2Ev", scope: !9, file: !3, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !15, retainedNodes: !104)
!104 = !{!105}
!105 = !DILocalVariable(name: "this", arg: 1, scope: !103, type: !98, flags: DIFlagArtificial | DIFlagObjectPointer)
!106 = !DILocation(line: 0, scope: !103)
!107 = !DILocation(line: 6, column: 50, scope: !108)
!108 = distinct !DILexicalBlock(scope: !103, file: !3, line: 6, column: 43)
!109 = !DILocation(line: 6, column: 54, scope: !103)
